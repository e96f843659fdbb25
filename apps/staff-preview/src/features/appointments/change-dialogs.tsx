import { useState } from "react";
import { useSuspenseQuery } from "@tanstack/react-query";
import {
  APPOINTMENT_REASON_MAX_LENGTH,
  setHomeAppointment,
  withdrawAppointment,
  type StaffAppointment,
} from "@showroom/api-contract/endpoints/appointments";
import { Select } from "@showroom/ui/controls/select/select";
import { TextArea } from "@showroom/ui/controls/text-area/text-area";
import { Alert } from "@showroom/ui/feedback/alert/alert";
import { ConfirmDialog } from "@showroom/ui/overlays/confirm-dialog/confirm-dialog";
import { TimePicker } from "@showroom/ui/showroom/time-picker/time-picker";
import { api } from "../../shared/api/api.ts";
import { buyersQuery } from "../../shared/buyers/buyers.ts";
import { useStaffProject } from "../../shared/projects/projects.ts";
import { appointmentsTexts as texts } from "./texts.ts";
import { useChange, type DialogProps } from "./use-change.ts";
import { homeOf, momentOf, pickedTime } from "./words.ts";

interface ItemProps extends DialogProps {
  readonly item: StaffAppointment;
}
type Home = NonNullable<StaffAppointment["home"]>;

const faultAlert = (fault: string | null) =>
  fault !== null && (
    <Alert variant="danger" announce="assertive">
      {fault}
    </Alert>
  );

function Reason({ value, onChange }: { readonly value: string; readonly onChange: (value: string) => void }) {
  return (
    <TextArea
      label={texts.reason}
      description={texts.reasonHelp}
      value={value}
      rows={3}
      maxLength={APPOINTMENT_REASON_MAX_LENGTH}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

/** Takes an offered time back; who booked it is told. */
export function WithdrawDialog({ item, onClose, onDone }: ItemProps) {
  const [reason, setReason] = useState("");
  const { run, isBusy, isStale, fault } = useChange(
    async (projectId) => {
      const params = { projectId, appointmentId: item.appointment.id };
      return (await api.call(withdrawAppointment, { params, body: { seen: item.home?.userId ?? null, reason } }))
        .outcome;
    },
    () => onDone(texts.withdrawn),
  );
  return (
    <ConfirmDialog
      open
      danger
      title={texts.withdrawTitle(momentOf(item))}
      confirmLabel={texts.doWithdraw}
      cancelLabel={texts.no}
      busy={isBusy}
      unavailable={isStale}
      error={faultAlert(fault)}
      onCancel={onClose}
      onConfirm={run}
    >
      <p>{item.home === null ? texts.withdrawFree : texts.withdrawBooked(homeOf(item))}</p>
      {item.home && <Reason value={reason} onChange={setReason} />}
    </ConfirmDialog>
  );
}

const setFor =
  (userId: number, appointmentId: number | null, seen: number | null, reason = "") =>
  async (projectId: number) =>
    (await api.call(setHomeAppointment, { params: { projectId, userId }, body: { appointmentId, seen, reason } }))
      .outcome;

/** Calls the appointment of a home off; its time is free again. */
export function CallOffDialog({ item, home, onClose, onDone }: ItemProps & { readonly home: Home }) {
  const [reason, setReason] = useState("");
  const change = useChange(setFor(home.userId, null, item.appointment.id, reason), () => onDone(texts.done));
  return (
    <ConfirmDialog
      open
      title={texts.callOffTitle(homeOf(item))}
      confirmLabel={texts.doCallOff}
      cancelLabel={texts.no}
      busy={change.isBusy}
      unavailable={change.isStale}
      error={faultAlert(change.fault)}
      onCancel={onClose}
      onConfirm={change.run}
    >
      <p>{texts.callOffBody}</p>
      <Reason value={reason} onChange={setReason} />
    </ConfirmDialog>
  );
}

/** Moves the appointment of a home to another free time. */
export function MoveDialog({
  item,
  home,
  free,
  onClose,
  onDone,
}: ItemProps & { readonly home: Home; readonly free: readonly StaffAppointment[] }) {
  const [wanted, setWanted] = useState<number | null>(null);
  const change = useChange(setFor(home.userId, wanted, item.appointment.id), () => onDone(texts.done));
  return (
    <ConfirmDialog
      open
      title={texts.moveTitle(homeOf(item))}
      confirmLabel={texts.doMove}
      cancelLabel={texts.cancel}
      busy={change.isBusy}
      unavailable={change.isStale || wanted === null}
      error={faultAlert(change.fault)}
      onCancel={onClose}
      onConfirm={change.run}
    >
      {free.length === 0 ? (
        <p>{texts.noOther}</p>
      ) : (
        <TimePicker times={free.map(pickedTime)} value={wanted} onValueChange={setWanted} />
      )}
    </ConfirmDialog>
  );
}

/** Books a free time for a home that has no appointment. */
export function BookDialog({ item, booked, onClose, onDone }: ItemProps & { readonly booked: ReadonlySet<number> }) {
  const { id: projectId } = useStaffProject();
  const { data: buyers } = useSuspenseQuery(buyersQuery(projectId));
  const [userId, setUserId] = useState("");
  const change = useChange(setFor(Number(userId), item.appointment.id, null), () => onDone(texts.done));
  return (
    <ConfirmDialog
      open
      title={texts.bookTitle(momentOf(item))}
      confirmLabel={texts.doBook}
      cancelLabel={texts.cancel}
      busy={change.isBusy}
      unavailable={change.isStale || userId === ""}
      error={faultAlert(change.fault)}
      onCancel={onClose}
      onConfirm={change.run}
    >
      <Select
        label={texts.buyer}
        placeholder={texts.chooseBuyer}
        options={buyers
          .filter((buyer) => !booked.has(buyer.userId))
          .map((buyer) => ({ value: String(buyer.userId), label: texts.home(buyer.buildNumber, buyer.name) }))}
        value={userId}
        onChange={(event) => setUserId(event.target.value)}
      />
    </ConfirmDialog>
  );
}
