import { useState } from "react";
import { useSuspenseQuery } from "@tanstack/react-query";
import Send from "lucide-react/icons/send";
import { SUBMIT_TYPES } from "@showroom/domain/model/submit-type";
import { Button } from "@showroom/ui/controls/button/button";
import { Checkbox } from "@showroom/ui/controls/checkbox/checkbox";
import { Select } from "@showroom/ui/controls/select/select";
import { Alert } from "@showroom/ui/feedback/alert/alert";
import { ConfirmDialog } from "@showroom/ui/overlays/confirm-dialog/confirm-dialog";
import { buyerTexts } from "../../../shared/buyers/texts.ts";
import { projectQuery, useStaffProject } from "../../../shared/projects/projects.ts";
import { useConfiguration } from "../use-buyer.ts";
import { SubmissionChanges } from "./submission-changes.tsx";
import { submissionTexts as texts } from "./texts.ts";
import { failureText, useSubmission } from "./use-submission.ts";

/**
 * Submits the buyer's reopened choices as they are. It shows what changed since the last submission with both totals, asks for the
 * buyer's consent, and refuses while the buyer has not confirmed every room.
 */
export function SubmitAgainButton() {
  const { submit } = useSubmission();
  const configuration = useConfiguration();
  const [submission] = configuration.earlierConfirmations;
  const unconfirmed = configuration.buyer.progress.filter(({ confirmed }) => !confirmed).map(({ title }) => title);
  const { data: project } = useSuspenseQuery(projectQuery(useStaffProject().slug));
  const types = SUBMIT_TYPES.filter((type) =>
    project.submitOptions.some((option) => option.shown && option.type === type),
  );
  const [isAsking, setIsAsking] = useState(false);
  const [chosen, setChosen] = useState(types[0]);
  const [agreed, setAgreed] = useState(false);
  const [isMissing, setIsMissing] = useState(false);
  const ask = (): void => {
    setAgreed(false);
    setIsMissing(false);
    submit.reset();
    setIsAsking(true);
  };
  const confirm = (): void => {
    setIsMissing(!agreed);
    if (agreed && chosen)
      submit.mutate(chosen, { onSuccess: () => setIsAsking(false), onError: () => setAgreed(false) });
  };
  return (
    <>
      <Button size="small" icon={Send} onClick={ask}>
        {texts.submit}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={texts.submitTitle}
        confirmLabel={texts.submitConfirm}
        cancelLabel={texts.submitCancel}
        busy={submit.isPending}
        unavailable={unconfirmed.length > 0}
        error={
          submit.isError && (
            <Alert variant="danger" announce="assertive">
              {failureText(submit.error, configuration.pages)}
            </Alert>
          )
        }
        onConfirm={confirm}
        onCancel={() => setIsAsking(false)}
      >
        <p>{texts.submitBody}</p>
        {unconfirmed.length > 0 && <Alert variant="warning">{texts.unconfirmed(unconfirmed)}</Alert>}
        {submission && <SubmissionChanges submission={submission} configuration={configuration} />}
        <Select
          label={texts.submitAs}
          value={chosen}
          options={types.map((type) => ({ value: type, label: buyerTexts.submitType[type] }))}
          onChange={({ target }) => setChosen(types.find((type) => type === target.value))}
        />
        <Checkbox
          label={texts.agreed}
          checked={agreed}
          disabled={unconfirmed.length > 0}
          error={isMissing && !agreed ? texts.agreedMissing : undefined}
          onChange={({ target }) => setAgreed(target.checked)}
        />
      </ConfirmDialog>
    </>
  );
}
