import { useState } from "react";
import { REASON_LIMIT } from "@showroom/api-contract/endpoints/offers";
import { TextField } from "@showroom/ui/controls/text-field/text-field";
import { Alert } from "@showroom/ui/feedback/alert/alert";
import { ConfirmDialog } from "@showroom/ui/overlays/confirm-dialog/confirm-dialog";
import { offersTexts as texts } from "./texts.ts";

interface ReasonDialogProps {
  readonly title: string;
  readonly body: string;
  readonly confirmLabel: string;
  readonly busy: boolean;
  /** Why it is not possible any more; null when it is. */
  readonly refused: string | null;
  readonly hasFailed: boolean;
  readonly onClose: () => void;
  readonly onConfirm: (reason: string) => void;
}

/** Asks for a reason that the buyer reads, and confirms with it. */
export function ReasonDialog({
  title,
  body,
  confirmLabel,
  busy,
  refused,
  hasFailed,
  onClose,
  onConfirm,
}: ReasonDialogProps) {
  const [reason, setReason] = useState("");
  const [isIncomplete, setIsIncomplete] = useState(false);
  const fault = refused ?? (hasFailed ? texts.failed : null);
  return (
    <ConfirmDialog
      open
      danger
      title={title}
      confirmLabel={confirmLabel}
      cancelLabel={texts.cancel}
      busy={busy}
      unavailable={refused !== null}
      error={
        fault !== null && (
          <Alert variant="danger" announce="assertive">
            {fault}
          </Alert>
        )
      }
      onCancel={onClose}
      onConfirm={() => {
        setIsIncomplete(reason.trim() === "");
        if (reason.trim() !== "") onConfirm(reason);
      }}
    >
      <p>{body}</p>
      <TextField
        label={texts.withdrawReason}
        autoComplete="off"
        maxLength={REASON_LIMIT}
        value={reason}
        error={isIncomplete ? texts.withdrawMissing : undefined}
        onChange={({ target }) => setReason(target.value)}
      />
    </ConfirmDialog>
  );
}
