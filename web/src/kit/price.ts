// What a move costs and brings, as its target wears it.
import type { Counted, LegalMove } from "../protocol";

/** What is gained is more, what is paid is less; what is both is one number, and none if it comes to nothing. */
export function worthOf({ price, gain }: Pick<LegalMove, "price" | "gain">): Counted[] {
  const sums = new Map<string, number>();
  for (const { what, n } of price) sums.set(what, (sums.get(what) ?? 0) - n);
  for (const { what, n } of gain) sums.set(what, (sums.get(what) ?? 0) + n);
  return [...sums].flatMap(([what, n]) => (n === 0 ? [] : [{ what, n }]));
}
