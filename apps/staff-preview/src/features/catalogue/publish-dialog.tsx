import type { StagedCatalogue } from "@showroom/api-contract/entities/catalogue";
import { Skeleton } from "@showroom/ui/feedback/skeleton/skeleton";
import { ConfirmDialog } from "@showroom/ui/overlays/confirm-dialog/confirm-dialog";
import { ChangeView } from "./change-view.tsx";
import { catalogueTexts as texts } from "./texts.ts";
import type { useStaged } from "./use-staged.ts";

interface PublishDialogProps extends Pick<ReturnType<typeof useStaged>, "difference" | "publish"> {
  /** Null while the dialog is closed. */
  staged: StagedCatalogue | null;
  onClose: () => void;
}

/** Asks before a staged catalogue is published, with what it changes at this moment. */
export function PublishDialog({ staged, difference, publish, onClose }: PublishDialogProps) {
  const failed = publish.isError || difference.isError || publish.data?.published === false;
  return (
    <ConfirmDialog
      open={staged !== null}
      title={texts.confirmTitle}
      confirmLabel={texts.confirm}
      cancelLabel={texts.cancel}
      busy={publish.isPending}
      error={failed ? texts.failed : undefined}
      onCancel={onClose}
      onConfirm={() => staged && publish.mutate(staged, { onSuccess: ({ published }) => published && onClose() })}
    >
      <p>{texts.confirmBody}</p>
      {difference.data ? <ChangeView {...difference.data} /> : <Skeleton lines={3} />}
    </ConfirmDialog>
  );
}
