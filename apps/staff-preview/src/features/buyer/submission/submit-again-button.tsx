import { useState } from "react";
import { useSuspenseQuery } from "@tanstack/react-query";
import Send from "lucide-react/icons/send";
import { SUBMIT_TYPES } from "@showroom/domain/model/project";
import { Button } from "@showroom/ui/controls/button/button";
import { Select } from "@showroom/ui/controls/select/select";
import { Alert } from "@showroom/ui/feedback/alert/alert";
import { ConfirmDialog } from "@showroom/ui/overlays/confirm-dialog/confirm-dialog";
import { buyerTexts } from "../../../shared/buyers/texts.ts";
import { projectQuery, useStaffProject } from "../../../shared/projects/projects.ts";
import { submissionTexts as texts } from "./texts.ts";
import { failureText, useSubmission } from "./use-submission.ts";

/** Submits the buyer's reopened choices as they are. */
export function SubmitAgainButton() {
  const { submit } = useSubmission();
  const { data: project } = useSuspenseQuery(projectQuery(useStaffProject().slug));
  const types = SUBMIT_TYPES.filter((type) =>
    project.submitOptions.some((option) => option.shown && option.type === type),
  );
  const [isAsking, setIsAsking] = useState(false);
  const [chosen, setChosen] = useState(types[0]);
  return (
    <>
      <Button size="small" icon={Send} onClick={() => setIsAsking(true)}>
        {texts.submit}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={texts.submitTitle}
        confirmLabel={texts.submitConfirm}
        cancelLabel={texts.submitCancel}
        busy={submit.isPending}
        error={
          submit.isError && (
            <Alert variant="danger" announce="assertive">
              {failureText(submit.error)}
            </Alert>
          )
        }
        onConfirm={() => chosen && submit.mutate(chosen, { onSuccess: () => setIsAsking(false) })}
        onCancel={() => setIsAsking(false)}
      >
        <p>{texts.submitBody}</p>
        <Select
          label={texts.submitAs}
          value={chosen}
          options={types.map((type) => ({ value: type, label: buyerTexts.submitType[type] }))}
          onChange={({ target }) => setChosen(types.find((type) => type === target.value))}
        />
      </ConfirmDialog>
    </>
  );
}
