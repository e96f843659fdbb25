import { useState } from "react";
import { useMutation, useQueryClient, useSuspenseQuery } from "@tanstack/react-query";
import { setAbsence, type Colleague } from "@showroom/api-contract/endpoints/day";
import { dayInWords, dayOf } from "@showroom/domain/format/day-in-words";
import { Button } from "@showroom/ui/controls/button/button";
import { Select } from "@showroom/ui/controls/select/select";
import { TextField } from "@showroom/ui/controls/text-field/text-field";
import { Alert } from "@showroom/ui/feedback/alert/alert";
import { ConfirmDialog } from "@showroom/ui/overlays/confirm-dialog/confirm-dialog";
import { api } from "../../shared/api/api.ts";
import sheetStyles from "../../shared/sheet/sheet.module.css";
import { absenceQuery, dayKey } from "./day-queries.ts";
import { dayTexts as texts } from "./texts.ts";

interface Absence {
  readonly lastDay: string | null;
  readonly deputyId: number | null;
}

function useAbsence(onDone?: () => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (body: Absence) => (await api.call(setAbsence, { body })).outcome,
    onSuccess: async (outcome) => {
      if (outcome !== "done") return;
      await queries.invalidateQueries({ queryKey: absenceQuery.queryKey });
      await queries.invalidateQueries({ queryKey: dayKey });
      onDone?.();
    },
  });
}

interface AbsenceDialogProps {
  readonly colleagues: readonly Colleague[];
  readonly now: Date;
  readonly onClose: () => void;
}

function AbsenceDialog({ colleagues, now, onClose }: AbsenceDialogProps) {
  const [lastDay, setLastDay] = useState("");
  const [deputy, setDeputy] = useState("");
  const [isIncomplete, setIncomplete] = useState(false);
  const save = useAbsence(onClose);
  const refused = save.data === undefined || save.data === "done" ? null : save.data;
  return (
    <ConfirmDialog
      open
      title={texts.awayTitle}
      confirmLabel={texts.awayConfirm}
      cancelLabel={texts.cancel}
      busy={save.isPending}
      error={
        save.isError && (
          <Alert variant="danger" announce="assertive">
            {texts.failed}
          </Alert>
        )
      }
      onCancel={onClose}
      onConfirm={() => {
        setIncomplete(lastDay === "");
        if (lastDay !== "") save.mutate({ lastDay, deputyId: deputy === "" ? null : Number(deputy) });
      }}
    >
      <div className={sheetStyles["section"]}>
        <p>{texts.awayBody}</p>
        <TextField
          type="date"
          label={texts.awayDay}
          min={dayOf(now)}
          value={lastDay}
          error={isIncomplete ? texts.awayDayMissing : refused === "past" ? texts.awayRefused.past : undefined}
          onChange={({ target }) => setLastDay(target.value)}
        />
        <Select
          label={texts.awayDeputy}
          value={deputy}
          error={refused === "deputy-unknown" ? texts.awayRefused["deputy-unknown"] : undefined}
          options={[
            { value: "", label: texts.everybody },
            ...colleagues.map(({ userId, name }) => ({ value: String(userId), label: name })),
          ]}
          onChange={(event) => setDeputy(event.target.value)}
        />
      </div>
    </ConfirmDialog>
  );
}

/** Says until when the reader is out of office, and changes it. */
export function AbsenceSection({ colleagues, now }: Omit<AbsenceDialogProps, "onClose">) {
  const { lastDay, deputyId } = useSuspenseQuery(absenceQuery).data;
  const [isAsking, setAsking] = useState(false);
  const save = useAbsence();
  if (lastDay === null)
    return (
      <div data-print="hide">
        <Button size="small" variant="quiet" onClick={() => setAsking(true)}>
          {texts.away}
        </Button>
        {isAsking && <AbsenceDialog colleagues={colleagues} now={now} onClose={() => setAsking(false)} />}
      </div>
    );
  const deputy = colleagues.find(({ userId }) => userId === deputyId)?.name ?? null;
  return (
    <Alert variant="warning">
      <p>{texts.awayUntil(dayInWords(lastDay, now), deputy)}</p>
      <Button size="small" loading={save.isPending} onClick={() => save.mutate({ lastDay: null, deputyId: null })}>
        {texts.back}
      </Button>
    </Alert>
  );
}
