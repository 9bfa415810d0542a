// A drawing that can be larger than the space it is given: how large it is shown, and where one has to scroll so that
// what one looks at stays where it is.
export interface Extent {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface Room {
  width: number;
  height: number;
}

export interface Point {
  x: number;
  y: number;
}

export const leastZoom = 0.5;
export const mostZoom = 2;

export const zoomedBy = (zoom: number, factor: number) => Math.min(mostZoom, Math.max(leastZoom, zoom * factor));

/** How large a unit of the drawing is on the screen: it fits, as far as it gets neither too small nor too large. */
export function scaleFor(extent: Extent, room: Room, least: number, most: number, zoom: number): number {
  const fit = Math.min((room.width - 2) / extent.width, (room.height - 2) / extent.height);
  return Math.min(Math.max(fit, least), most) * zoom;
}

/** The point of the drawing that lies so far from the upper left edge of what is seen. */
export const pointUnder = (extent: Extent, scale: number, scrolled: Point, at: Point): Point => ({
  x: extent.left + (scrolled.x + at.x) / scale,
  y: extent.top + (scrolled.y + at.y) / scale,
});

/** How far to scroll so that a point of the drawing lies there. */
export const scrollFor = (extent: Extent, scale: number, point: Point, at: Point): Point => ({
  x: (point.x - extent.left) * scale - at.x,
  y: (point.y - extent.top) * scale - at.y,
});

/** Whether a point is seen, and not only just. */
export function inSight(extent: Extent, scale: number, scrolled: Point, room: Room, point: Point, edge = 50): boolean {
  const { x, y } = scrollFor(extent, scale, point, scrolled);
  return x >= edge && x <= room.width - edge && y >= edge && y <= room.height - edge;
}

/** What a turn of the wheel does to the zoom; wheels count in points or in lines. */
export const wheelFactor = (delta: number, lines: boolean) => Math.exp(-(lines ? delta * 18 : delta) * 0.0016);
