import { useState } from "react";
import LockOpen from "lucide-react/icons/lock-open";
import { REASON_LIMIT } from "@showroom/api-contract/endpoints/submissions";
import { Button } from "@showroom/ui/controls/button/button";
import { TextArea } from "@showroom/ui/controls/text-area/text-area";
import { Alert } from "@showroom/ui/feedback/alert/alert";
import { ConfirmDialog } from "@showroom/ui/overlays/confirm-dialog/confirm-dialog";
import { submissionTexts as texts } from "./texts.ts";
import { failureText, useSubmission } from "./use-submission.ts";

/** Opens the buyer's submission again, after a question for the reason. */
export function ReopenButton() {
  const { reopen } = useSubmission();
  const [isAsking, setIsAsking] = useState(false);
  const [reason, setReason] = useState("");
  const [isMissing, setIsMissing] = useState(false);
  const confirm = (): void => {
    const told = reason.trim();
    setIsMissing(told === "");
    if (told !== "") reopen.mutate(told, { onSuccess: () => setIsAsking(false) });
  };
  return (
    <>
      <Button size="small" icon={LockOpen} onClick={() => setIsAsking(true)}>
        {texts.reopen}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={texts.reopenTitle}
        confirmLabel={texts.reopenConfirm}
        cancelLabel={texts.reopenCancel}
        busy={reopen.isPending}
        error={
          reopen.isError && (
            <Alert variant="danger" announce="assertive">
              {failureText(reopen.error)}
            </Alert>
          )
        }
        onConfirm={confirm}
        onCancel={() => setIsAsking(false)}
      >
        <p>{texts.reopenBody}</p>
        <TextArea
          label={texts.reason}
          maxLength={REASON_LIMIT}
          value={reason}
          error={isMissing ? texts.reasonMissing : undefined}
          onChange={({ target }) => setReason(target.value)}
        />
      </ConfirmDialog>
    </>
  );
}
