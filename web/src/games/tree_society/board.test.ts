import { describe, expect, test } from "vitest";
import type { LegalMove, TableState } from "../../protocol";
import {
  drawAwning,
  drawBanner,
  drawChest,
  drawCoin,
  drawFolk,
  drawFruit,
  drawHouse,
  drawHut,
  drawPurse,
  seedOf,
} from "./drawings";
import { type EventFact, type Face, fruits, guilds, type MoveFact, type Step, types, type View } from "./facts";
import { groupOf } from "./groups";
import { chaptersOf, storyIn, touchedIn } from "./happened";
import { choicesIn, freeDiscard, fruitIn, movesOfCard, movesOfFruit } from "./places";
import {
  doingIn,
  heldIn,
  isValuable,
  kindsOf,
  leastPrice,
  marketRows,
  priceOf,
  seatInFront,
  standingOf,
  typeOf,
} from "./view";

const legal = (about: MoveFact, coins = 0): LegalMove => ({
  move: JSON.stringify(about),
  label: { key: "label" },
  about,
  price: coins > 0 ? [{ what: "coins", n: coins }] : [],
  gain: [],
});

const step = (op: Step["op"]): Step => ({
  op,
  n: 1,
  money: null,
  when: null,
  types: [],
  levels: [],
  price: null,
  per: null,
  guild: null,
});
const face = (timing: Face["levels"][number]["timing"], ...steps: Step[]): Face => ({
  name: { key: "name" },
  guild: "bankers",
  banners: 1,
  start: false,
  levels: [{ cost: 2, timing, text: [], steps, points: 1, score: null, per: null, guild: null, now: 1 }],
  points: 0,
  next: 1,
  price: 3,
  wakes: [],
  source: "designed",
});
const player = {
  completed: ["weighhouse"],
  purse: 3,
  chest: 1,
  row: { apple: 2 },
  sold: {},
  ongoing: [{ card: "penny-perch", level: 2, used: 0 }, null, null],
};
const view: View = {
  deck: [],
  heap: [],
  revealed: [],
  begun: [],
  market: ["a", "b", "c", "d", null, "f"],
  fruit_deck: {},
  stalls: { cherry: 1 },
  aside: {},
  built: [],
  discounts: [0, 0, 0],
  pending: [],
  stage: "build",
  mover: 1,
  round: 2,
  last_round: null,
  refill: [],
  sold_types: [],
  action: "grape",
  players: [player, { ...player, completed: [], ongoing: [null, null, null] }],
  guilds: ["architects", "bankers", "merchants", "writers"],
  banners_to_end: 6,
  stall_places: 5,
  last_turn: false,
  standings: [],
  trade: [{ type: "apple", there: 3, sold: false, action: [], prices: [3, 4], valuable: [4, 5] }],
  faces: {
    weighhouse: face("none"),
    "penny-perch": face("mandatory", step("give-up"), step("coins")),
    "burrow-vault": face("ongoing", step("when")),
  },
};

describe("fruit", () => {
  test("come in two kinds of each type, the second of which is valuable", () => {
    for (const type of types) expect(kindsOf(type).map(isValuable)).toEqual([false, true]);
    expect(new Set(fruits.map(typeOf)).size).toBe(types.length);
  });
  test("have the price that the view tells for their kind and for whoever sells them", () => {
    const [plain, dear] = kindsOf("apple");
    expect([0, 1].map((seat) => priceOf(view, plain ?? "apple", seat))).toEqual([3, 4]);
    expect([0, 1].map((seat) => priceOf(view, dear ?? "apple", seat))).toEqual([4, 5]);
    expect(priceOf(view, "grape", 0)).toBe(0);
  });
  test("of a bag stand in the order of the rules", () => {
    expect(heldIn({ orange: 1, apple: 2, grape: 0 })).toEqual([
      { fruit: "apple", count: 2 },
      { fruit: "orange", count: 1 },
    ]);
  });
});

describe("a move says where it is made", () => {
  const revealed: View = { ...view, aside: { apple: 1 } };
  test.each<[MoveFact, View, ReturnType<typeof fruitIn>]>([
    [{ kind: "sell", fruit: "apple" }, view, { fruit: "apple", lies: "row" }],
    [{ kind: "sell", fruit: "apple" }, revealed, { fruit: "apple", lies: "aside" }],
    [{ kind: "keep", fruit: "apple" }, revealed, { fruit: "apple", lies: "aside" }],
    [{ kind: "give-up", fruit: "grape" }, view, { fruit: "grape", lies: "row" }],
    [{ kind: "take", fruit: "cherry" }, view, { fruit: "cherry", lies: "stall" }],
    [{ kind: "return", fruit: "cherry" }, view, { fruit: "cherry", lies: "stall" }],
    [{ kind: "rest", fruit: "cherry" }, view, { fruit: "cherry", lies: "stall" }],
    [{ kind: "rest" }, view, null],
    [{ kind: "build", card: "a" }, view, null],
  ])("%o", (about, seen, lies) => {
    expect(fruitIn(about, seen)).toEqual(lies);
  });
  test("on a fruit: a swap at both, an action at every fruit of the type", () => {
    const moves = [legal({ kind: "swap", fruit: "apple", other: "cherry" }), legal({ kind: "perform", type: "apple" })];
    expect(movesOfFruit(moves, view, "apple", "row")).toEqual(moves);
    expect(movesOfFruit(moves, view, "valuable-apple", "row")).toEqual([moves[1]]);
    expect(movesOfFruit(moves, view, "cherry", "stall")).toEqual([moves[0]]);
    expect(movesOfFruit(moves, view, "apple", "stall")).toEqual([]);
  });
  test("on a guild card: a discard that nobody asks for stands apart", () => {
    const moves = [legal({ kind: "build", card: "penny-perch" }), legal({ kind: "discard", card: "penny-perch" })];
    expect(movesOfCard(moves, "penny-perch", true)).toEqual([moves[0]]);
    expect(movesOfCard(moves, "penny-perch", false)).toEqual(moves);
    expect(freeDiscard(moves, view, "penny-perch")).toBe(moves[1]);
    expect(freeDiscard(moves, view, "a")).toBeUndefined();
    const asked = { ...view, pending: [{ program: "a 1", step: 0, done: 0, waiting: [], mark: 0 }] };
    expect(freeDiscard(moves, asked, "penny-perch")).toBeUndefined();
  });
  test("in the tray, and to leave it comes last", () => {
    const moves = [
      legal({ kind: "skip" }),
      legal({ kind: "rest", fruit: "cherry" }),
      legal({ kind: "rest" }),
      legal({ kind: "shift", amount: 2 }),
      legal({ kind: "action" }),
    ];
    expect(choicesIn(moves).map(({ about }) => about.kind)).toEqual(["action", "shift", "skip", "rest"]);
  });
  test("in the list by what is done", () => {
    expect(groupOf(legal({ kind: "build", card: "a" }))).toMatchObject({ name: "build", short: null });
    expect(groupOf(legal({ kind: "rest" })).short).toBeNull();
    for (const about of [
      { kind: "sell", fruit: "apple" },
      { kind: "discard", card: "a" },
    ] as MoveFact[])
      expect(groupOf(legal(about)).short).not.toBeNull();
    expect(groupOf(legal({ kind: "skip" })).heading).toBeNull();
  });
});

describe("guild cards", () => {
  test("stand where the view has them", () => {
    expect(standingOf(view, "weighhouse")).toEqual({ seat: 0, built: 1, completed: true });
    expect(standingOf(view, "penny-perch")).toEqual({ seat: 0, built: 2, completed: false });
    expect(standingOf(view, "a")).toEqual({ seat: null, built: 0, completed: false });
  });
  test("lie in two rows, the top row above", () => {
    expect(marketRows(view)).toEqual([
      { top: true, cards: ["d", null, "f"] },
      { top: false, cards: ["a", "b", "c"] },
    ]);
  });
  test("cost what the cheapest way to build them costs", () => {
    const ways = [
      legal({ kind: "build", card: "a" }, 4),
      legal({ kind: "build", card: "a", less: "2" }, 2),
      legal({ kind: "discard", card: "a" }),
    ];
    expect(leastPrice(ways)).toBe(2);
    expect(leastPrice([...ways, legal({ kind: "build", card: "a" })])).toBe(0);
    expect(leastPrice([])).toBeNull();
  });
});

describe("what is being done", () => {
  const at = (program: string, step: number, waiting: number[] = []) =>
    doingIn({ ...view, mover: 0, pending: [{ program, step, done: 0, waiting, mark: 0 }] })[0];
  test("is a step of a level: what is demanded, the level itself, and then the rest", () => {
    expect([0, 1, 2].map((step) => at("penny-perch 1", step)?.at)).toEqual([0, -1, 1]);
    expect(at("burrow-vault 1", 0)).toMatchObject({ card: "burrow-vault", level: 1, at: 0 });
  });
  test("or a fruit's action, or cards that wait", () => {
    expect(at("action grape", 0)).toMatchObject({ type: "grape", card: null, steps: [] });
    expect(at("waiting sell", 0, [0, 1])).toMatchObject({ when: "sell", waiting: ["penny-perch"] });
  });
});

describe("what happened", () => {
  const told: EventFact[][] = [
    [{ kind: "sold", player: 0, fruit: "apple", count: 3 }],
    [
      { kind: "paid", player: 0, card: "a", level: 1, count: 2 },
      { kind: "built", player: 0, card: "a", level: 1 },
      { kind: "gained", player: 0, money: "chest", count: 1 },
    ],
    [{ kind: "counted", player: 0, count: 0 }],
  ];
  test("in the last turn is told until the next one begins", () => {
    expect(storyIn(told).map(({ kind }) => kind)).toEqual(["sold", "paid", "built", "gained", "counted"]);
    const saved: EventFact = { kind: "shifted", player: 0, money: "purse", count: 1 };
    expect(storyIn([...told, [saved]]).at(-1)).toEqual(saved);
    expect(storyIn([...told, [saved], [{ kind: "sold", player: 1, fruit: "grape", count: 1 }]])).toHaveLength(1);
    expect(storyIn([])).toEqual([]);
  });
  test("is told in chapters, each with what it set off", () => {
    expect(chaptersOf(storyIn(told)).map((chapter) => chapter.length)).toEqual([1, 3, 1]);
    expect(chaptersOf([])).toEqual([]);
  });
  test("with the last move is lit", () => {
    const { cards, fruit } = touchedIn([...told, [{ kind: "swapped", player: 0, fruit: "apple", other: "grape" }]]);
    expect([[...cards], [...fruit].sort()]).toEqual([[], ["apple", "grape"]]);
    expect([...touchedIn(told.slice(0, 2)).cards]).toEqual(["a"]);
  });
});

describe("the table lies before", () => {
  const table = (viewer: number | null, mine: number[]) => ({ view, viewer, mine }) as unknown as TableState;
  test.each([
    [0, [0], 0],
    [null, [0, 1], 1],
    [null, [0], 0],
    [null, [], 1],
  ])("viewer %o with the seats %o", (viewer, mine, seat) => {
    expect(seatInFront(table(viewer, mine))).toBe(seat);
  });
});

describe("drawings", () => {
  test("are there for everything, none alike", () => {
    const all = [
      ...types.map(drawFruit),
      ...types.map(drawAwning),
      ...guilds.map(drawBanner),
      ...guilds.map(drawHut),
      ...[0, 1, 2, 3].map(drawFolk),
      drawCoin,
      drawPurse,
      drawChest,
    ].map((strokes) => JSON.stringify(strokes));
    expect(new Set(all).size).toBe(all.length);
    expect(all.join()).not.toMatch(/NaN|undefined/);
  });
  test("of houses: one for every card of the pack", () => {
    const packs = import.meta.glob<{ default: { cards: { name: string; guild: (typeof guilds)[number] }[] } }>(
      "../../../../packs/tree_society/standard.json",
      { eager: true },
    );
    const cards = Object.values(packs)[0]?.default.cards ?? [];
    expect(cards.length).toBeGreaterThan(70);
    const drawn = cards.map(({ guild, name }) => JSON.stringify(drawHouse(guild, name)));
    expect(new Set(drawn).size).toBe(cards.length);
    expect(drawn.join()).not.toMatch(/NaN|undefined/);
    expect(new Set(cards.map(({ name }) => seedOf(name))).size).toBe(cards.length);
    expect(drawHouse("writers", "my-own").length).toBeGreaterThan(10);
  });
});
