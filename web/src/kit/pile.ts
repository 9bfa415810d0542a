/** How many edges of cards a pile shows: enough to see that it shrinks, never so many that it towers. */
export const edgesOf = (count: number) => Math.min(4, Math.ceil(Math.max(0, count - 1) / 3));
