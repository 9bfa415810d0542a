// A hint, made ready to be read.
import type { Hint, HintPlan, LegalMove, Message, Seat } from "../protocol";

export interface Expected {
  seat: Seat;
  points: number; // whole ones: a forecast is not exact
  part: number; // from 0 to 1: of what lies between the least and the most in all plans, or nothing if that is less
}

export interface PlanCard {
  first: LegalMove;
  later: Message[];
  more: number; // steps that are not listed
  why: Message;
  lead: Message;
  expected: Expected[];
  share: number; // of the thinking, in percent
}

/** Longer plans are cut: nobody follows more steps than these at a glance. */
const stepsListed = 4;

/** How the game would end for the seat, in words. */
export function leadOf({ points, margins }: Pick<HintPlan, "points" | "margins">, seat: Seat): Message {
  const alone = points.length === 1;
  const amount = Math.round((alone ? points[seat] : margins[seat]) ?? 0);
  const side = alone ? "alone" : amount > 0 ? "ahead" : amount < 0 ? "behind" : "even";
  return { key: "web.hint.lead", arguments: { side, points: alone ? amount : Math.abs(amount) } };
}

export function cardsOf({ plans, iterations }: Pick<Hint, "plans" | "iterations">, seat: Seat): PlanCard[] {
  const all = plans.flatMap(({ points }) => points);
  const least = Math.min(0, ...all);
  const most = Math.max(least + 1, ...all);
  return plans.flatMap((plan) => {
    const [first, ...rest] = plan.steps;
    if (!first) return [];
    return {
      first,
      later: rest.slice(0, stepsListed).map(({ label }) => label),
      more: Math.max(0, rest.length - stepsListed),
      why: plan.why,
      lead: leadOf(plan, seat),
      expected: plan.points.map((points, of) => ({
        seat: of,
        points: Math.round(points),
        part: (points - least) / (most - least),
      })),
      share: iterations > 0 ? Math.min(100, Math.round((100 * plan.visits) / iterations)) : 0,
    };
  });
}
