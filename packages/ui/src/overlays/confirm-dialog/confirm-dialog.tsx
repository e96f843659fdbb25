import { useRef, type ReactNode } from 'react';
import { AlertDialog } from '@base-ui/react/alert-dialog';
import { Button } from '../../controls/button/button.tsx';
import { useInertPage } from '../inert-page.ts';
import styles from './confirm-dialog.module.css';

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
  const cancelButton = useRef<HTMLButtonElement>(null);
  useInertPage(open);
  return (
    <AlertDialog.Root
      open={open}
      onOpenChange={(next, details) => {
        if (next) return;
        if (busy) details.cancel();
        else onCancel();
      }}
    >
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className={styles['backdrop']} />
        <AlertDialog.Viewport className={styles['viewport']}>
          <AlertDialog.Popup className={styles['dialog']} initialFocus={cancelButton}>
            <AlertDialog.Title className={styles['title']}>{title}</AlertDialog.Title>
            <AlertDialog.Description className={styles['body']} render={<div />}>
              {children}
            </AlertDialog.Description>
            {error}
            <div className={styles['actions']}>
              <AlertDialog.Close
                render={
                  <Button ref={cancelButton} disabled={busy}>
                    {cancelLabel}
                  </Button>
                }
              />
              <Button variant={danger ? 'danger' : 'primary'} loading={busy} onClick={onConfirm}>
                {confirmLabel}
              </Button>
            </div>
          </AlertDialog.Popup>
        </AlertDialog.Viewport>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
