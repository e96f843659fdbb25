import { useId, useRef, type ReactNode } from "react";
import { Button } from "../../controls/button/button.tsx";
import { Modal } from "../modal/modal.tsx";
import styles from "./confirm-dialog.module.css";

export interface ConfirmDialogProps {
  open: boolean;
  /** The question: 'Weet u het zeker?' */
  title: ReactNode;
  /** What happens on yes, and whether it can be changed afterwards. */
  children: ReactNode;
  /** Yes, as a sentence: 'Ja, bevestig mijn keuzes'. */
  confirmLabel: ReactNode;
  /** No, as a sentence: 'Nee, terug naar de samenvatting'. */
  cancelLabel: ReactNode;
  /** Called on yes; set `busy` while it is being done, and close by setting `open`. */
  onConfirm: () => void;
  /** Also called on Escape. A press beside the dialog does nothing. */
  onCancel: () => void;
  /** While what was confirmed is being done: yes turns, no and Escape wait. */
  busy?: boolean;
  /** Red, for what deletes or cannot be taken back. */
  danger?: boolean;
  /** What went wrong with the last attempt; shown above the buttons. */
  error?: ReactNode;
}

/** Asks once more before something that matters. The focus starts on no. */
export function ConfirmDialog({
  open,
  title,
  children,
  confirmLabel,
  cancelLabel,
  onConfirm,
  onCancel,
  busy = false,
  danger = false,
  error,
}: ConfirmDialogProps) {
  const titleId = useId();
  const bodyId = useId();
  const cancelButton = useRef<HTMLButtonElement>(null);
  return (
    <Modal
      open={open}
      role="alertdialog"
      labelledBy={titleId}
      describedBy={bodyId}
      onDismiss={busy ? undefined : onCancel}
      dismissOnPressBeside={false}
      initialFocus={() => cancelButton.current}
      className={styles["dialog"]}
    >
      <h2 id={titleId} className={styles["title"]}>
        {title}
      </h2>
      <div id={bodyId} className={styles["body"]}>
        {children}
      </div>
      {error}
      <div className={styles["actions"]}>
        <Button ref={cancelButton} disabled={busy} onClick={onCancel}>
          {cancelLabel}
        </Button>
        <Button variant={danger ? "danger" : "primary"} loading={busy} onClick={onConfirm}>
          {confirmLabel}
        </Button>
      </div>
    </Modal>
  );
}
