// Where a leaf with more to read is laid: beside what it is about, inside the window; on a phone it rises from below.
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export const isSheet = (window: { width: number }) => window.width < 560;

const gap = 10; // between the leaf and what it is about
const edge = 8; // of the window

/** The upper left corner: above if there is room, else below, else on the side with more room. */
export function besides(
  anchor: Box,
  size: { width: number; height: number },
  window: { width: number; height: number },
): { left: number; top: number } {
  const within = (value: number, length: number, all: number) => Math.max(edge, Math.min(value, all - length - edge));
  const across = within(anchor.left + (anchor.width - size.width) / 2, size.width, window.width);
  const above = anchor.top - gap - size.height;
  if (above >= edge) return { left: across, top: above };
  const below = anchor.top + anchor.height + gap;
  if (below + size.height <= window.height - edge) return { left: across, top: below };
  const top = within(anchor.top + (anchor.height - size.height) / 2, size.height, window.height);
  const right = anchor.left + anchor.width + gap;
  const left = window.width - right > anchor.left ? right : anchor.left - gap - size.width;
  return { left: within(left, size.width, window.width), top };
}
