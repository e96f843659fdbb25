import { useState } from "react";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { markDay, type DayAction, type DayItem, type DayOutcome } from "@showroom/api-contract/endpoints/day";
import { api } from "../../shared/api/api.ts";
import { dayKey } from "./day-queries.ts";
import { dayTexts as texts } from "./texts.ts";

interface Mark {
  readonly action: DayAction;
  readonly items: readonly DayItem[];
  /** The id of a colleague; null for everybody. */
  readonly to?: number | null;
}

const countOf = (outcomes: readonly DayOutcome[], outcome: DayOutcome): number =>
  outcomes.filter((one) => one === outcome).length;

/** What became of the rows, in sentences. */
export function saidOf(action: DayAction, outcomes: readonly DayOutcome[]) {
  const said = (outcome: DayOutcome, words: (count: number) => string): string[] => {
    const count = countOf(outcomes, outcome);
    return count === 0 ? [] : [words(count)];
  };
  return {
    done: said("done", texts.done[action]),
    left: [
      ...said("refused", texts.refused[action]),
      ...said("changed", texts.stale.changed),
      ...said("gone", texts.stale.gone),
    ],
  };
}

/** Marks rows of the list, reads the list again and tells what became of each. */
export function useMarks() {
  const queries = useQueryClient();
  const [said, setSaid] = useState<ReturnType<typeof saidOf> | null>(null);
  const mutation = useMutation({
    mutationFn: async ({ action, items, to = null }: Mark) =>
      await api.call(markDay, {
        body: {
          action,
          to,
          items: items.map(({ key, project, givenTo }) => ({ key, projectId: project.id, seen: givenTo })),
        },
      }),
    onMutate: () => setSaid(null),
    onSuccess: async ({ outcomes }, { action }) => {
      await queries.invalidateQueries({ queryKey: dayKey });
      setSaid(saidOf(action, outcomes));
    },
  });
  return {
    mark: mutation.mutateAsync,
    said,
    isBusy: mutation.isPending,
    busyWith: mutation.isPending ? mutation.variables.items : [],
    hasFailed: mutation.isError,
  };
}
