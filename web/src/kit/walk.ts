// Arrow keys: from one place of the drawing to the next in a direction.
export interface Place {
  id: string;
  x: number;
  y: number;
}

const ways: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

/** The nearest place that lies more this way than sideways; undefined for another key or at the edge. */
export function nextPlace(places: readonly Place[], from: string, key: string): string | undefined {
  const way = ways[key];
  const start = places.find(({ id }) => id === from);
  if (!way || !start) return undefined;
  let best: { id: string; far: number } | undefined;
  for (const { id, x, y } of places) {
    const ahead = (x - start.x) * way[0] + (y - start.y) * way[1];
    const aside = Math.abs((x - start.x) * way[1]) + Math.abs((y - start.y) * way[0]);
    if (ahead <= 0 || aside > ahead) continue;
    const far = ahead + aside * 1.5;
    if (!best || far < best.far) best = { id, far };
  }
  return best?.id;
}
