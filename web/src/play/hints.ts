// A hint, made ready to be read.
import type { Hint, LegalMove, Message, Seat } from "../protocol";

export interface Standing {
  seat: Seat;
  points: number; // when the steps of the plan are made
  part: number; // from 0 to 1: of what lies between the least and the most in all plans, or nothing if that is less
}

export interface PlanCard {
  first: LegalMove;
  later: Message[];
  more: number; // steps that are not listed
  why: Message | undefined;
  rank: Message; // how good it looks
  standings: Standing[]; // none where they are not certain
  share: number; // of the thinking, in percent
}

/** Longer plans are cut: nobody follows more steps than these at a glance. */
const stepsListed = 4;

export function cardsOf({ plans, iterations }: Pick<Hint, "plans" | "iterations">): PlanCard[] {
  const all = plans.flatMap(({ points }) => points);
  const least = Math.min(0, ...all);
  const most = Math.max(least + 1, ...all);
  return plans.flatMap((plan, i) => {
    const [first, ...rest] = plan.steps;
    if (!first) return [];
    return {
      first,
      later: rest.slice(0, stepsListed).map(({ label }) => label),
      more: Math.max(0, rest.length - stepsListed),
      why: plan.why,
      rank: i === 0 ? { key: "web.hint.best" } : { key: plan.worse ? "web.hint.worse" : "web.hint.as-good" },
      standings: plan.points.map((points, of) => ({
        seat: of,
        points,
        part: (points - least) / (most - least),
      })),
      share: iterations > 0 ? Math.min(100, Math.round((100 * plan.visits) / iterations)) : 0,
    };
  });
}
