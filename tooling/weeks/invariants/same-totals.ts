/** The total on the screen is the server's, and the server's is the sum that the oracle calculates. */
import { recomputeTotal } from "../oracle/recompute-total.ts";
import type { Observation, SeenTab } from "../world/observe.ts";
import type { Invariant } from "./invariant.ts";

/** Whether the tab read or wrote the choices in this step, so that it knows the server's. */
const isFresh = ({ tab }: SeenTab): boolean =>
  tab.answered.some(
    ({ method, path, status }) =>
      status === 200 && ["PUT", "GET"].includes(method) && /^\/api\/project-choices\/\d+$/.test(path),
  );

const hasChanged = (before: Observation, after: Observation, userId: number): boolean =>
  before.choices.get(userId)?.version !== after.choices.get(userId)?.version;

export const sameTotals: Invariant = {
  name: "the total on the screen is the server's",
  check: ({ after }) =>
    after.tabs.flatMap((seen) => {
      const choices = seen.userId === null ? undefined : after.choices.get(seen.userId);
      const isComparable =
        seen.saysSaved && isFresh(seen) && !seen.tab.hadTrouble && choices?.catalogueChanges === null;
      if (!choices || seen.total === null || !isComparable) return [];
      const euros = choices.addedCost / 100;
      return Math.abs(euros - seen.total) < 1
        ? []
        : [`${seen.device.key} reads € ${seen.total}, the server has € ${euros.toFixed(2)}`];
    }),
};

export const totalOfTheOracle: Invariant = {
  name: "the server's total is the oracle's",
  check: async ({ world, before, after }) => {
    const found: string[] = [];
    for (const choices of after.choices.values()) {
      if (!hasChanged(before, after, choices.userId)) continue;
      const total = await recomputeTotal(world, choices);
      if (total !== choices.addedCost)
        found.push(`user ${choices.userId}: stored ${choices.addedCost}, oracle ${total}`);
    }
    return found;
  },
};
