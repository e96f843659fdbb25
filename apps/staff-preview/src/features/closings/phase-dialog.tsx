import { useState } from "react";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { savePhaseDates, type ClosingPhase } from "@showroom/api-contract/endpoints/closings";
import { PARTS } from "@showroom/domain/closing-date/closing-date";
import { Button } from "@showroom/ui/controls/button/button";
import { TextField } from "@showroom/ui/controls/text-field/text-field";
import { Alert } from "@showroom/ui/feedback/alert/alert";
import { ConfirmDialog } from "@showroom/ui/overlays/confirm-dialog/confirm-dialog";
import { api } from "../../shared/api/api.ts";
import { useStaffProject } from "../../shared/projects/projects.ts";
import styles from "../../shared/sheet/sheet.module.css";
import { closingsQuery } from "./closings-queries.ts";
import { nameOfPhase, shiftedDates } from "./phase-dates.ts";
import { closingsTexts as texts } from "./texts.ts";

interface PhaseDialogProps {
  readonly phase: ClosingPhase;
  readonly onClose: () => void;
  readonly onDone: (text: string) => void;
}

/** Sets the dates of a phase, one by one or all later by a number of days. */
export function PhaseDialog({ phase, onClose, onDone }: PhaseDialogProps) {
  const { id: projectId } = useStaffProject();
  const queries = useQueryClient();
  const [dates, setDates] = useState(phase.dates);
  const [days, setDays] = useState("");
  const name = nameOfPhase(phase);
  const save = useMutation({
    mutationFn: async () => {
      const body = { phase: phase.phase, seen: phase.dates, dates };
      return (await api.call(savePhaseDates, { params: { projectId }, body })).outcome;
    },
    onSuccess: async (outcome) => {
      await queries.invalidateQueries({ queryKey: closingsQuery(projectId).queryKey });
      if (outcome === "done") onDone(texts.saved(name));
    },
  });
  const isStale = save.data === "changed";
  const fault = isStale ? texts.changed : save.isError ? texts.failed : null;
  const isShift = /^-?\d{1,3}$/.test(days.trim());
  return (
    <ConfirmDialog
      open
      title={texts.editTitle(name)}
      confirmLabel={texts.save}
      cancelLabel={texts.cancel}
      busy={save.isPending}
      unavailable={isStale}
      error={
        fault !== null && (
          <Alert variant="danger" announce="assertive">
            {fault}
          </Alert>
        )
      }
      onCancel={onClose}
      onConfirm={() => save.mutate()}
    >
      <div className={styles["section"]}>
        <p>{`${texts.dateHelp} ${texts.past}`}</p>
        {PARTS.map((part) => (
          <TextField
            key={part}
            type="date"
            label={texts.parts[part]}
            value={dates[part] ?? ""}
            onChange={(event) => setDates({ ...dates, [part]: event.target.value || null })}
          />
        ))}
        <TextField
          label={texts.shift}
          description={texts.shiftHelp}
          inputMode="numeric"
          autoComplete="off"
          maxLength={4}
          value={days}
          onChange={(event) => setDays(event.target.value)}
        />
        <Button
          size="small"
          disabled={!isShift}
          onClick={() => {
            setDates(shiftedDates(dates, Number(days)));
            setDays("");
          }}
        >
          {texts.doShift}
        </Button>
      </div>
    </ConfirmDialog>
  );
}
