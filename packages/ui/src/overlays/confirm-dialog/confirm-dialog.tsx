import { useId, useRef, type ReactNode } from "react";
import { Button } from "../../controls/button/button.tsx";
import { Modal } from "../modal/modal.tsx";
import styles from "./confirm-dialog.module.css";

export interface ConfirmDialogProps {
  open: boolean;
  /** The question: 'Weet u het zeker?' */
  title: ReactNode;
  /** The effect of confirming, and whether it can be changed afterwards. */
  children: ReactNode;
  /** Label of the confirm button, as a sentence: 'Ja, bevestig mijn keuzes'. */
  confirmLabel: ReactNode;
  /** Label of the cancel button, as a sentence: 'Nee, terug naar de samenvatting'. */
  cancelLabel: ReactNode;
  /** Called on confirm. Set `busy` while the action runs, and close with `open`. */
  onConfirm: () => void;
  /** Called on cancel and Escape. An outside press does nothing. */
  onCancel: () => void;
  /** The action is running: the confirm button shows a spinner, cancel and Escape are disabled. */
  busy?: boolean;
  /** Confirming is not possible yet, for a reason that the body gives. */
  unavailable?: boolean;
  /** Red, for an action that deletes something or cannot be undone. */
  danger?: boolean;
  /** Error of the last attempt; shown above the buttons. */
  error?: ReactNode;
}

/** Asks for confirmation before an important action. The focus starts on the cancel button. */
export function ConfirmDialog({
  open,
  title,
  children,
  confirmLabel,
  cancelLabel,
  onConfirm,
  onCancel,
  busy = false,
  unavailable = false,
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
        <Button variant={danger ? "danger" : "primary"} loading={busy} disabled={unavailable} onClick={onConfirm}>
          {confirmLabel}
        </Button>
      </div>
    </Modal>
  );
}
