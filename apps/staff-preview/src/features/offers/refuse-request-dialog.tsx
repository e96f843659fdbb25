import { useMutation, useQueryClient } from "@tanstack/react-query";
import { refuseChangeRequest } from "@showroom/api-contract/endpoints/change-requests";
import { api } from "../../shared/api/api.ts";
import { useStaffProject } from "../../shared/projects/projects.ts";
import { agreedHomesQuery } from "./offers-queries.ts";
import { ReasonDialog } from "./reason-dialog.tsx";
import { offersTexts as texts } from "./texts.ts";

interface RefuseRequestDialogProps {
  readonly requestId: number;
  /** Names the home. */
  readonly home: string;
  readonly onClose: () => void;
  readonly onDone: (text: string) => void;
}

/** Refuses what a buyer asked to change, with a reason that the buyers of the home read. */
export function RefuseRequestDialog({ requestId, home, onClose, onDone }: RefuseRequestDialogProps) {
  const { id: projectId } = useStaffProject();
  const queries = useQueryClient();
  const refuse = useMutation({
    mutationFn: async (reason: string) =>
      (await api.call(refuseChangeRequest, { params: { projectId, requestId }, body: { reason } })).outcome,
    onSuccess: async (outcome) => {
      await queries.invalidateQueries({ queryKey: agreedHomesQuery(projectId).queryKey });
      if (outcome === "done") onDone(texts.requestRefused(home));
    },
  });
  return (
    <ReasonDialog
      title={texts.refuseTitle(home)}
      body={texts.refuseBody}
      confirmLabel={texts.refuseConfirm}
      busy={refuse.isPending}
      refused={refuse.data === "answered" ? texts.requestAnswered : null}
      hasFailed={refuse.isError}
      onClose={onClose}
      onConfirm={refuse.mutate}
    />
  );
}
