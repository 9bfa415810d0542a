// The games this page can draw, by their name in the catalog.
import type { GameLook } from "./board";
import GangsBoard from "./mushroom_gangs/Board.svelte";
import GangsBox from "./mushroom_gangs/Box.svelte";
import GangsFacts from "./mushroom_gangs/Facts.svelte";
import GangsFigure from "./mushroom_gangs/Figure.svelte";
import { height, width } from "./mushroom_gangs/layout";
import GroveBoard from "./undergrove/Board.svelte";
import GroveBox from "./undergrove/Box.svelte";
import GroveFacts from "./undergrove/Facts.svelte";
import GroveFigure from "./undergrove/Figure.svelte";
import { groupOf } from "./undergrove/groups";
import GroveHand from "./undergrove/Hand.svelte";
import GrovePanel from "./undergrove/Panel.svelte";

export const looks: Readonly<Record<string, GameLook>> = {
  "mushroom-gangs": {
    board: GangsBoard,
    box: GangsBox,
    facts: GangsFacts,
    figure: GangsFigure,
    proportion: { width, height },
    selecting: "web.mushroom-gangs.selecting",
  },
  undergrove: {
    board: GroveBoard,
    box: GroveBox,
    facts: GroveFacts,
    figure: GroveFigure,
    hand: GroveHand,
    panel: GrovePanel,
    group: groupOf,
    quiet: "done",
    secret: true,
    selecting: "web.undergrove.selecting",
  },
};
