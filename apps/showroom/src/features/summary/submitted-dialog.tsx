import { Button } from "@showroom/ui/controls/button/button";
import { Dialog } from "@showroom/ui/overlays/dialog/dialog";
import { NextSteps } from "./next-steps.tsx";
import { overviewTexts as texts } from "./texts.ts";
import styles from "./overview-page.module.css";

export interface SubmittedDialogProps {
  /** HTML of the project for this way to submit. */
  readonly content: string;
  /** Null until the confirmation has been loaded. */
  readonly reference: string | null;
  readonly onClose: () => void;
}

/** Tells once that the choices were submitted. */
export function SubmittedDialog({ content, reference, onClose }: SubmittedDialogProps) {
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title={texts.submitted}
      footer={
        <Button variant="primary" onClick={onClose}>
          {texts.submittedClose}
        </Button>
      }
    >
      <div className={styles["handed"]}>
        <p>{texts.requested}</p>
        <NextSteps content={content} />
        {reference !== null && <p>{texts.reference(reference)}</p>}
      </div>
    </Dialog>
  );
}
