// Where things lie in the cross-section of the burrow. Units are those of the pack: y grows downwards.
import type { Extent, Point } from "../../kit/surface";
import type { Space, Tunnel } from "./facts";

/** What is drawn of it: the holes with some earth around them, and the sky above. */
export const extent: Extent = { left: 40, top: 66, width: 920, height: 1514 };
export const bottom = extent.top + extent.height;
export const grass = 262; // where the surface is

export const holeWidth = 134;
export const holeHeight = 84;

/** Where a place lies; what is outside lies on the grass. */
export function pointOf({ at }: Space): Point {
  const [x = 0, y = 0] = at;
  return { x, y: y < grass ? grass - 46 : y };
}

export const spaceNamed = (spaces: readonly Space[], name: string): Space | undefined =>
  spaces.find((space) => space.name === name);

/** The middle of a zone. */
function heightOf(spaces: readonly Space[], zone: number): number {
  const heights = spaces.filter((space) => space.zone === zone).map((space) => pointOf(space).y);
  return heights.reduce((sum, y) => sum + y, 0) / (heights.length || 1);
}

/** How high the zone reaches: half-way to the next one, and for the last one to the grass. */
export function topOf(spaces: readonly Space[], zone: number): number {
  const last = Math.max(...spaces.map((space) => space.zone)) - 1;
  if (zone >= last) return grass + 30;
  return (heightOf(spaces, zone) + heightOf(spaces, zone + 1)) / 2;
}

/** How high the water stands; below the lowest zone it comes nearer in steps. */
export function waterAt(spaces: readonly Space[], level: number): number {
  const lowest = Math.min(...spaces.map((space) => space.zone));
  if (level >= lowest) return topOf(spaces, level);
  return bottom - (bottom - heightOf(spaces, lowest) - holeHeight * 0.6) * (level / lowest);
}

/** The zones that have holes, with where they begin and end, from the lowest. */
export function zonesOf(spaces: readonly Space[]): { zone: number; top: number; bottom: number; middle: number }[] {
  const zones = [...new Set(spaces.map(({ zone }) => zone))].sort((a, b) => a - b).slice(0, -1);
  return zones.map((zone, i) => ({
    zone,
    top: topOf(spaces, zone),
    bottom: i === 0 ? bottom : topOf(spaces, zone - 1),
    middle: heightOf(spaces, zone),
  }));
}

/** A tunnel as a line that goes through its bend. */
export function pathOf(spaces: readonly Space[], tunnel: Tunnel): string {
  const from = spaceNamed(spaces, tunnel.from);
  const to = spaceNamed(spaces, tunnel.to);
  if (!from || !to) return "";
  const [a, b] = [pointOf(from), pointOf(to)];
  const bend = bendOf(tunnel);
  const outside = to === spaces.at(-1); // it ends in the grass
  const end = outside ? { x: bend.x, y: grass } : b;
  const middle = outside ? { x: (a.x + end.x) / 2, y: (a.y + end.y) / 2 } : bend;
  return `M${a.x} ${a.y}Q${2 * middle.x - (a.x + end.x) / 2} ${2 * middle.y - (a.y + end.y) / 2} ${end.x} ${end.y}`;
}

export const bendOf = ({ bend }: Tunnel): Point => ({ x: bend[0] ?? 0, y: bend[1] ?? 0 });

export const plateHeight = 40;
export const plateWidth = ({ cost }: Tunnel) => cost.length * 31 + 9;

/** Where the costs hang: at the bends, moved apart where one would lie on another. */
export function platesOf(tunnels: readonly Tunnel[]): Point[] {
  const plates = tunnels.map((tunnel) => ({ ...bendOf(tunnel), width: plateWidth(tunnel) }));
  for (let round = 0; round < 12; round++)
    plates.forEach((a, i) => {
      for (const b of plates.slice(i + 1)) {
        const [x, y] = [b.x - a.x, b.y - a.y];
        const [across, down] = [(a.width + b.width) / 2 - Math.abs(x), plateHeight - Math.abs(y)];
        if (across <= 0 || down <= 0) continue;
        if (across < down) {
          a.x -= (Math.sign(x) * across) / 2;
          b.x += (Math.sign(x) * across) / 2;
        } else {
          a.y -= (Math.sign(y) * down) / 2;
          b.y += (Math.sign(y) * down) / 2;
        }
      }
    });
  return plates;
}

/** Where gophers stand that are in the same place: at the sides of a hole, and behind it; side by side in the start
    chamber and in the open. The middle stays free: whoever clicks there means the place. */
export function standOf(space: Space, slot: number): Point {
  const { x, y } = pointOf(space);
  if (space.bonus.length === 0)
    return y < grass
      ? { x: x + ([-150, 150, -215, 215][slot] ?? 0), y: grass + 6 }
      : { x: x + ([-52, 52, -112, 112][slot] ?? 0), y: y + 26 };
  const [dx, dy] = (
    [
      [-80, 24],
      [80, 22],
      [-46, -26],
      [46, -26],
    ] as const
  )[slot] ?? [0, -26];
  return { x: x + dx, y: y + dy };
}

/** Which tunnels there are at a place, and where each leads, seen from there; nobody goes down. */
export function tunnelsFrom(tunnels: readonly Tunnel[], at: string): { tunnel: Tunnel; index: number; to: string }[] {
  return tunnels.flatMap((tunnel, index) => {
    if (tunnel.from === at) return [{ tunnel, index, to: tunnel.to }];
    return tunnel.to === at && tunnel.way === "level" ? [{ tunnel, index, to: tunnel.from }] : [];
  });
}

/** Everything of the burrow that never changes, as it is drawn. */
export interface Layout {
  spaces: Space[];
  tunnels: Tunnel[];
  paths: string[]; // of the tunnels
  plates: Point[]; // with their costs
  zones: ReturnType<typeof zonesOf>;
}

export const layoutOf = (spaces: Space[], tunnels: Tunnel[]): Layout => ({
  spaces,
  tunnels,
  paths: tunnels.map((tunnel) => pathOf(spaces, tunnel)),
  plates: platesOf(tunnels),
  zones: zonesOf(spaces),
});

/** How large the place is that can be meant. */
export function roomOf(space: Space, open: boolean): { width: number; height: number } {
  if (space.bonus.length > 0) return { width: holeWidth, height: holeHeight };
  return open ? { width: 430, height: 112 } : { width: 300, height: 104 };
}
