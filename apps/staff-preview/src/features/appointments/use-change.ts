import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { BookingOutcome } from "@showroom/api-contract/endpoints/appointments";
import { useStaffProject } from "../../shared/projects/projects.ts";
import { appointmentsKey } from "./appointments-queries.ts";
import { appointmentsTexts as texts } from "./texts.ts";

/** What every dialog of this page gets. */
export interface DialogProps {
  readonly onClose: () => void;
  /** Called with what to tell once it is done. */
  readonly onDone: (text: string) => void;
}

/** A change of the appointments, after which the list is read again. */
export function useChange(change: (projectId: number) => Promise<BookingOutcome>, onDone: () => void) {
  const { id: projectId } = useStaffProject();
  const queries = useQueryClient();
  const { mutate, data, isPending, isError } = useMutation({
    mutationFn: () => change(projectId),
    onSuccess: async (outcome) => {
      await queries.invalidateQueries({ queryKey: appointmentsKey(projectId) });
      if (outcome === "done") onDone();
    },
  });
  const refused = data === undefined || data === "done" ? null : data;
  return {
    run: () => mutate(),
    isBusy: isPending,
    /** Nothing can be done about it in this dialog. */
    isStale: refused !== null && refused !== "gone",
    fault: refused === null ? (isError ? texts.failed : null) : texts.outcomes[refused],
  };
}
