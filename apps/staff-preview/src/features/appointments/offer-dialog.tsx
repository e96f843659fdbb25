import { useState } from "react";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { offerAppointments } from "@showroom/api-contract/endpoints/appointments";
import { offeredTimes, SERIES_LIMITS } from "@showroom/domain/appointment/offered-times";
import { dayOf } from "@showroom/domain/format/day-in-words";
import { CheckboxGroup } from "@showroom/ui/controls/checkbox-group/checkbox-group";
import { Select } from "@showroom/ui/controls/select/select";
import { TextField } from "@showroom/ui/controls/text-field/text-field";
import { Alert } from "@showroom/ui/feedback/alert/alert";
import { ConfirmDialog } from "@showroom/ui/overlays/confirm-dialog/confirm-dialog";
import { api } from "../../shared/api/api.ts";
import { useStaffProject } from "../../shared/projects/projects.ts";
import styles from "../../shared/sheet/sheet.module.css";
import { appointmentsKey } from "./appointments-queries.ts";
import { appointmentsTexts as texts } from "./texts.ts";
import type { DialogProps } from "./use-change.ts";

const DURATIONS = [30, 45, 60, 90, 120, 180];
const PAUSES = [0, 15, 30, 60];

const minutes = (counts: readonly number[]) =>
  counts.map((count) => ({ value: String(count), label: texts.minutes(count) }));

/** Offers times: on one day, or the same hours on several days. */
export function OfferDialog({ employee, onClose, onDone }: DialogProps & { readonly employee: string }) {
  const { id: projectId } = useStaffProject();
  const queries = useQueryClient();
  const [today] = useState(() => dayOf(new Date()));
  const [series, setSeries] = useState({
    employeeName: employee,
    firstDay: today,
    lastDay: today,
    weekdays: [1, 2, 3, 4, 5, 6, 7],
    from: "09:00",
    until: "17:00",
    durationInMinutes: 60,
    pauseInMinutes: 0,
  });
  const change = (part: Partial<typeof series>): void => setSeries({ ...series, ...part });
  const count = offeredTimes(series).length;
  const isFit = count > 0 && count <= SERIES_LIMITS.times && series.employeeName.trim() !== "";
  const offer = useMutation({
    mutationFn: () => api.call(offerAppointments, { params: { projectId }, body: series }),
    onSuccess: async ({ added, left }) => {
      await queries.invalidateQueries({ queryKey: appointmentsKey(projectId) });
      onDone(texts.offered(added, left));
    },
  });
  return (
    <ConfirmDialog
      open
      title={texts.offerTitle}
      confirmLabel={texts.doOffer}
      cancelLabel={texts.cancel}
      busy={offer.isPending}
      unavailable={!isFit}
      error={
        offer.isError && (
          <Alert variant="danger" announce="assertive">
            {texts.failed}
          </Alert>
        )
      }
      onCancel={onClose}
      onConfirm={() => offer.mutate()}
    >
      <div className={styles["section"]}>
        <TextField
          label={texts.employee}
          value={series.employeeName}
          maxLength={80}
          onChange={(event) => change({ employeeName: event.target.value })}
        />
        <div className={styles["fields"]}>
          <TextField
            type="date"
            label={texts.firstDay}
            value={series.firstDay}
            min={today}
            onChange={({ target }) =>
              change({
                firstDay: target.value,
                lastDay: series.lastDay < target.value ? target.value : series.lastDay,
              })
            }
          />
          <TextField
            type="date"
            label={texts.lastDay}
            value={series.lastDay}
            min={series.firstDay}
            onChange={(event) => change({ lastDay: event.target.value })}
          />
        </div>
        {series.lastDay > series.firstDay && (
          <CheckboxGroup
            legend={texts.weekdays}
            options={texts.days.map((label, at) => ({ value: String(at + 1), label }))}
            value={series.weekdays.map(String)}
            onValueChange={(days) => change({ weekdays: days.map(Number) })}
          />
        )}
        <div className={styles["fields"]}>
          <TextField
            type="time"
            label={texts.begin}
            value={series.from}
            onChange={(event) => change({ from: event.target.value })}
          />
          <TextField
            type="time"
            label={texts.end}
            value={series.until}
            onChange={(event) => change({ until: event.target.value })}
          />
          <Select
            label={texts.duration}
            options={minutes(DURATIONS)}
            value={String(series.durationInMinutes)}
            onChange={(event) => change({ durationInMinutes: Number(event.target.value) })}
          />
          <Select
            label={texts.pause}
            options={minutes(PAUSES)}
            value={String(series.pauseInMinutes)}
            onChange={(event) => change({ pauseInMinutes: Number(event.target.value) })}
          />
        </div>
        <p role="status">
          {count === 0
            ? texts.noTimes
            : count > SERIES_LIMITS.times
              ? texts.tooMany(SERIES_LIMITS.times)
              : texts.count(count)}
        </p>
      </div>
    </ConfirmDialog>
  );
}
