import { useState } from "react";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { saveReminderDistances } from "@showroom/api-contract/endpoints/planning";
import { Button } from "@showroom/ui/controls/button/button";
import { TextField } from "@showroom/ui/controls/text-field/text-field";
import { Alert } from "@showroom/ui/feedback/alert/alert";
import { Heading } from "@showroom/ui/layout/heading/heading";
import { ConfirmDialog } from "@showroom/ui/overlays/confirm-dialog/confirm-dialog";
import { api } from "../../shared/api/api.ts";
import { useStaffProject } from "../../shared/projects/projects.ts";
import styles from "../../shared/sheet/sheet.module.css";
import { closingsQuery } from "./closings-queries.ts";
import { readDistances } from "./read-distances.ts";
import { closingsTexts as texts } from "./texts.ts";

interface RemindersProps {
  /** Days before a date on which buyers are reminded. */
  readonly distances: readonly number[];
  readonly canChange: boolean;
  readonly onDone: (text: string) => void;
}

/** When buyers are reminded of the dates, and a dialog that changes it. */
export function RemindersSection({ distances, canChange, onDone }: RemindersProps) {
  const [isEdited, setIsEdited] = useState(false);
  return (
    <section className={styles["section"]} aria-labelledby="herinneringen">
      <Heading as="h2" size={28} id="herinneringen">
        {texts.reminders}
      </Heading>
      <p>{distances.length === 0 ? texts.noReminders : texts.remindersOn(distances)}</p>
      {canChange && <Button onClick={() => setIsEdited(true)}>{texts.editReminders}</Button>}
      {isEdited && (
        <RemindersDialog
          distances={distances}
          onClose={() => setIsEdited(false)}
          onDone={(text) => {
            setIsEdited(false);
            onDone(text);
          }}
        />
      )}
    </section>
  );
}

interface DialogProps extends Pick<RemindersProps, "distances" | "onDone"> {
  readonly onClose: () => void;
}

function RemindersDialog({ distances, onClose, onDone }: DialogProps) {
  const { id: projectId } = useStaffProject();
  const queries = useQueryClient();
  const [typed, setTyped] = useState(distances.join(", "));
  const read = readDistances(typed);
  const save = useMutation({
    mutationFn: (days: readonly number[]) =>
      api.call(saveReminderDistances, { params: { projectId }, body: { distances: [...days] } }),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: closingsQuery(projectId).queryKey });
      onDone(texts.remindersSaved);
    },
  });
  return (
    <ConfirmDialog
      open
      title={texts.editReminders}
      confirmLabel={texts.save}
      cancelLabel={texts.cancel}
      busy={save.isPending}
      unavailable={read === null}
      error={
        save.isError && (
          <Alert variant="danger" announce="assertive">
            {texts.failed}
          </Alert>
        )
      }
      onCancel={onClose}
      onConfirm={() => read && save.mutate(read)}
    >
      <TextField
        label={texts.distances}
        description={texts.distancesHelp}
        error={read === null ? texts.distancesFault : undefined}
        autoComplete="off"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
    </ConfirmDialog>
  );
}
