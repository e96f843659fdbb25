import { useEffect, useId, useRef, useState } from "react";
import { useQueryClient } from "@tanstack/react-query";
import { TextField } from "@showroom/ui/controls/text-field/text-field";
import { ConnectionFailure, isProblem } from "@showroom/api-client/failures";
import { Alert } from "@showroom/ui/feedback/alert/alert";
import { ConfirmDialog } from "@showroom/ui/overlays/confirm-dialog/confirm-dialog";
import { PriceBreakdown } from "@showroom/ui/showroom/price-breakdown/price-breakdown";
import { EXACT_AMOUNTS } from "@showroom/domain/format/amounts-that-add-up";
import { hasIndicativeLines } from "@showroom/domain/model/cost";
import type { SubmitOption } from "@showroom/domain/model/project";
import { cents } from "@showroom/domain/money/cents";
import { ownAppointmentsQuery } from "../../shared/appointments/own-appointments.ts";
import { appointmentTexts } from "../../shared/appointments/texts.ts";
import { TimeChoice } from "../../shared/appointments/time-choice.tsx";
import type { WantedAppointment } from "../../shared/choices/autosave.ts";
import { useCostView, useShowroom } from "../../shared/step-view/use-showroom.ts";
import { useMember } from "../../shared/session/user.ts";
import { handedInPages } from "./handed-in-pages.ts";
import { handInTexts as confirm } from "./hand-in-texts.ts";
import { keepPhoneNumber } from "./keep-phone-number.ts";

export interface HandInDialogProps {
  readonly option: SubmitOption;
  readonly busy: boolean;
  /** The failure of the submission; null without one. */
  readonly error: unknown;
  /** `appointment`: the time that was chosen; null for none. */
  readonly onConfirm: (appointment: WantedAppointment | null) => void;
  readonly onCancel: () => void;
}

function words(error: unknown): string {
  if (isProblem(error, "choices-incomplete", "prepared-unanswered", "rule-violated", "choice-invalid", "part-closed"))
    return confirm.refused[error.code];
  return error instanceof ConnectionFailure && error.reason === "offline" ? confirm.offline : confirm.failed;
}

/** Asks whether to submit the choices, and on which number the showroom can call. A number is not obligatory: there is the mail. */
export function HandInDialog({ option, busy, error, onConfirm, onCancel }: HandInDialogProps) {
  const known = useMember()?.phone ?? "";
  const phoneField = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const [keeping, setKeeping] = useState(false);
  const [phoneError, setPhoneError] = useState<string | null>(null);
  const [wanted, setWanted] = useState<number | null>(null);
  /** The time that was handed in with last. */
  const [tried, setTried] = useState<number | null>(null);
  const dayRef = useRef<HTMLSelectElement>(null);
  const queries = useQueryClient();
  const { project } = useShowroom();
  const asksTime = option.type === "showroom" && project.hasAppointments;
  const phone = typed ?? known;
  // Somebody else was faster: what was typed stays, and the times that are left come in its place.
  const isGone = isProblem(error, "appointment-gone");
  const isTaken = isGone && wanted === tried;
  useEffect(() => {
    if (!isTaken) return;
    void queries.invalidateQueries({ queryKey: ownAppointmentsQuery(project.id).queryKey });
    dayRef.current?.focus();
  }, [isTaken, queries, project.id]);

  /** Keeps the number first, so that the showroom's mail about the submission has it. */
  async function keepAndConfirm(): Promise<void> {
    setKeeping(true);
    const kept = phone.trim() === "" ? "kept" : await keepPhoneNumber(phone, known);
    setKeeping(false);
    if (kept === "kept") {
      setTried(wanted);
      return onConfirm(isTaken || wanted === null ? null : { id: wanted });
    }
    setPhoneError(confirm.phone[kept]);
    document.getElementById(phoneField)?.focus();
  }

  return (
    <ConfirmDialog
      open
      title={confirm.title}
      confirmLabel={confirm.yes}
      cancelLabel={confirm.no}
      onConfirm={() => void keepAndConfirm()}
      onCancel={onCancel}
      busy={busy || keeping}
      error={
        error !== null &&
        !isGone && (
          <Alert variant="danger" announce="assertive">
            {words(error)}
          </Alert>
        )
      }
    >
      <HandingIn option={option} />
      {asksTime && (
        <TimeChoice
          value={isTaken ? null : wanted}
          onValueChange={setWanted}
          error={isTaken ? appointmentTexts.gone : undefined}
          disabled={busy || keeping}
          dayRef={dayRef}
        />
      )}
      <TextField
        id={phoneField}
        label={confirm.phone.label}
        description={confirm.phone.description}
        error={phoneError ?? undefined}
        type="tel"
        autoComplete="tel"
        value={phone}
        readOnly={busy || keeping}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value);
          setPhoneError(null);
        }}
      />
      <p>{confirm.body}</p>
    </ConfirmDialog>
  );
}

/** What the buyer hands in, before confirming it: a request and no order, the rooms with their totals, and what comes next. */
function HandingIn({ option }: { readonly option: SubmitOption }) {
  const { houseType } = useShowroom();
  const cost = useCostView()?.cost;
  const titleOf = (pageId: number): string => houseType.pages.find(({ id }) => id === pageId)?.title ?? "";
  const { euro } = EXACT_AMOUNTS;
  const indicative = cost !== undefined && cost.totalPrice !== 0 && hasIndicativeLines(cost.pageCosts);
  return (
    <>
      <p>{`${confirm.chosen(option.title)} ${confirm.request[option.type]}`}</p>
      {cost && (
        <PriceBreakdown
          rows={[
            ...handedInPages(houseType.pages, cost.pageCosts).map((page) => ({
              label: titleOf(page.id),
              amount: euro(page.totalPrice),
            })),
            ...(cost.discount > 0 ? [{ label: confirm.discount, amount: euro(cents(0 - cost.discount)) }] : []),
          ]}
          total={{ label: confirm.total, amount: euro(cost.totalPrice) }}
          indicative={indicative}
          note={indicative ? confirm.indicative : undefined}
        />
      )}
      <p>{confirm.next}</p>
    </>
  );
}
