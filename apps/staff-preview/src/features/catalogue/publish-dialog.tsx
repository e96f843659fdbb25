import { useState } from "react";
import type { StagedCatalogue } from "@showroom/api-contract/entities/catalogue";
import { TextField } from "@showroom/ui/controls/text-field/text-field";
import { Skeleton } from "@showroom/ui/feedback/skeleton/skeleton";
import { ConfirmDialog } from "@showroom/ui/overlays/confirm-dialog/confirm-dialog";
import { localTimeOf, momentOf } from "../../shared/words/local-time.ts";
import { ChangeView } from "./change-view.tsx";
import { catalogueTexts as texts, stagedTexts } from "./texts.ts";
import type { useStaged } from "./use-staged.ts";

interface PublishDialogProps extends Pick<ReturnType<typeof useStaged>, "difference" | "publish" | "plan"> {
  /** Null while the dialog is closed. */
  staged: StagedCatalogue | null;
  onClose: () => void;
}

const isFuture = (moment: Date | null): boolean => moment !== null && moment.getTime() > Date.now();

/** Asks before a staged catalogue is published, with what it changes at this moment. A time plans it for later. */
export function PublishDialog({ staged, difference, publish, plan, onClose }: PublishDialogProps) {
  const [time, setTime] = useState("");
  const [isWrong, setIsWrong] = useState(false);
  const [openedAt] = useState(() => localTimeOf(new Date()));
  const at = time === "" ? null : momentOf(time);
  const failed =
    publish.isError ||
    difference.isError ||
    plan.isError ||
    publish.data?.published === false ||
    plan.data?.planned === false;
  const changeTime = (next: string): void => {
    setTime(next);
    setIsWrong(next !== "" && !isFuture(momentOf(next)));
  };
  const close = (): void => {
    changeTime("");
    onClose();
  };
  const confirm = (): void => {
    if (staged === null || isWrong) return;
    if (at === null) publish.mutate(staged, { onSuccess: ({ published }) => published && close() });
    else plan.mutate({ staged, at }, { onSuccess: ({ planned }) => planned && close() });
  };
  return (
    <ConfirmDialog
      open={staged !== null}
      title={texts.confirmTitle}
      confirmLabel={at === null ? texts.confirm : stagedTexts.confirmPlan}
      cancelLabel={texts.cancel}
      busy={publish.isPending || plan.isPending}
      error={failed ? texts.failed : undefined}
      onCancel={close}
      onConfirm={confirm}
    >
      <p>{texts.confirmBody}</p>
      <TextField
        type="datetime-local"
        label={stagedTexts.planAt}
        description={stagedTexts.planHelp}
        optional
        min={openedAt}
        value={time}
        error={isWrong && stagedTexts.planWrong}
        onChange={(event) => changeTime(event.target.value)}
      />
      {difference.data ? <ChangeView {...difference.data} /> : <Skeleton lines={3} />}
    </ConfirmDialog>
  );
}
