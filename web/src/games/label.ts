// What the label of a move says that it costs and brings; engine/label.hpp makes it.
import type { Message } from "../protocol";

/** How much of this is gained, or with a minus, paid. */
export function balanceOf(label: Message, key: string): number {
  const sum = (list: "price" | "gain") => {
    const given = label.arguments?.[list];
    const counted = typeof given === "object" ? [given].flat() : [];
    return counted
      .filter((one) => one.key === key)
      .reduce((all, { arguments: of }) => all + (typeof of?.n === "number" ? of.n : 0), 0);
  };
  return sum("gain") - sum("price");
}
