// The forest in words: for screen readers, and for whoever likes to read it.
import type { Argument, Message, TableState } from "../../protocol";
import { say } from "../../words/say";
import type { Type } from "./facts";
import { type Face, type ForestTile, type GroveView, type Plant, rootsOn, spotName } from "./view";

export const nameOf = (view: GroveView, tile: string) => {
  const face = view.faces[tile];
  return face ? say(face.name) : tile;
};

export const typeMessage = (type: Type | null): Message => ({
  key: "undergrove.web.type",
  arguments: { type: type ?? "none" },
});

export const playerName = (state: TableState, player: number): Message =>
  state.scores.names[player] ?? { key: "web.seat.somebody" };

/** What stands on a mushroom's face: "gain 1 nitrogen, then ready ring". */
export function textOf(face: Face): string {
  const texts = face.text.map((text) => say(text));
  if (face.adjacent) texts.push(say("undergrove.web.neighbours", { more: face.adjacent }));
  return texts.join(say("undergrove.web.then"));
}

export function tileInWords(state: TableState, view: GroveView, tile: ForestTile): string {
  const face = view.faces[tile.tile];
  const roots = rootsOn(view, tile.tile).map(
    ({ seat, plant }): Message => ({
      key: "undergrove.web.root-of",
      arguments: { who: playerName(state, seat), at: spotName(plant) },
    }),
  );
  const given: Record<string, Argument> = {
    name: nameOf(view, tile.tile),
    at: spotName(tile.at),
    type: typeMessage(face?.type ?? null),
    value: tile.value,
    carbon: tile.carbon,
    cubes: tile.cubes,
    count: roots.length,
    roots,
  };
  return say("undergrove.web.mushroom", given);
}

export const plantInWords = (state: TableState, seat: number, plant: Plant): string =>
  say("undergrove.web.plant", {
    what: plant.tree ? "tree" : "seedling",
    who: playerName(state, seat),
    at: spotName(plant.at),
    carbon: plant.carbon,
    roots: plant.roots.length,
  });
