import type { FormEventHandler, ReactNode } from "react";
import { Button } from "@showroom/ui/controls/button/button";
import { Alert } from "@showroom/ui/feedback/alert/alert";
import { Dialog } from "@showroom/ui/overlays/dialog/dialog";
import styles from "./auth.module.css";

const FORM_ID = "password-form";

interface PasswordFormDialogProps {
  readonly texts: Readonly<Record<"title" | "intro" | "back" | "submit" | "failed", string>>;
  readonly isDismissable: boolean;
  /** Called when the user dismisses the dialog. */
  readonly onDismiss: () => void;
  /** Called by the way back to signing in. */
  readonly onBack: () => void;
  readonly isSubmitting: boolean;
  readonly hasFailed: boolean;
  /** What replaces the form after success. */
  readonly success?: string | undefined;
  /** Called when the user changes a field. */
  readonly onEdit: () => void;
  readonly onSubmit: FormEventHandler<HTMLFormElement>;
  /** The fields. */
  readonly children: ReactNode;
}

/** A dialog around the form for a forgotten or a new password. */
export function PasswordFormDialog(props: PasswordFormDialogProps) {
  const { texts, isDismissable, onDismiss, onBack, isSubmitting, hasFailed, success, onEdit, onSubmit, children } =
    props;
  const isOpen = success === undefined;
  return (
    <Dialog
      open
      dismissable={isDismissable}
      onOpenChange={onDismiss}
      title={texts.title}
      description={isOpen ? texts.intro : undefined}
      footer={
        <>
          <Button variant="quiet" onClick={onBack}>
            {texts.back}
          </Button>
          {isOpen && (
            <Button variant="primary" type="submit" form={FORM_ID} loading={isSubmitting}>
              {texts.submit}
            </Button>
          )}
        </>
      }
    >
      {isOpen ? (
        <form id={FORM_ID} className={styles["form"]} noValidate onChange={onEdit} onSubmit={onSubmit}>
          {hasFailed && (
            <Alert variant="danger" announce="assertive">
              {texts.failed}
            </Alert>
          )}
          {children}
        </form>
      ) : (
        <Alert variant="success" announce="polite">
          {success}
        </Alert>
      )}
    </Dialog>
  );
}
