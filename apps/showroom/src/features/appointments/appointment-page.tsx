import { useEffect, useRef, useState } from "react";
import { useQueryClient, useSuspenseQuery } from "@tanstack/react-query";
import { bookAppointment } from "@showroom/api-contract/endpoints/appointments";
import { replaceData } from "@showroom/web-app/queries/replace-data";
import { Button } from "@showroom/ui/controls/button/button";
import { Alert } from "@showroom/ui/feedback/alert/alert";
import { Facts } from "@showroom/ui/layout/facts/facts";
import { PageHeader } from "@showroom/ui/layout/page-header/page-header";
import { ConfirmDialog } from "@showroom/ui/overlays/confirm-dialog/confirm-dialog";
import { TimePicker } from "@showroom/ui/showroom/time-picker/time-picker";
import { projectPaths } from "../../pages/links.ts";
import { api } from "../../shared/api/api.ts";
import { appointmentWords, momentInWords, ownAppointmentsQuery } from "../../shared/appointments/own-appointments.ts";
import { useProject } from "../../shared/project/project.ts";
import { viewing } from "../../shared/session/viewing.ts";
import styles from "./appointment.module.css";
import { appointmentPageTexts as texts } from "./texts.ts";

type Told = { readonly variant: "success" | "danger" | "warning"; readonly text: string };

/** The appointment of the home: when it is, and the way to book, move or call it off. */
export function AppointmentPage() {
  const { id: projectId, slug, name } = useProject();
  const queries = useQueryClient();
  const query = ownAppointmentsQuery(projectId);
  const { own, free, mayBook, showroom } = useSuspenseQuery(query).data;
  const [moving, setMoving] = useState(false);
  const [wanted, setWanted] = useState<number | null>(null);
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<string | undefined>();
  const [told, setTold] = useState<Told | null>(null);
  const day = useRef<HTMLSelectElement>(null);
  const notice = useRef<HTMLDivElement>(null);
  // The button that was pressed is gone.
  useEffect(() => {
    if (moving) day.current?.focus();
  }, [moving]);
  useEffect(() => {
    if (told?.variant === "success") notice.current?.focus();
  }, [told]);
  const standing = own?.isPast ? null : own;
  const words = own && appointmentWords(own.appointment);
  const picks = mayBook && viewing === null && (standing === null || (moving && standing.isChangeable));

  async function change(appointmentId: number | null): Promise<void> {
    setBusy(true);
    setFault(undefined);
    setTold(null);
    try {
      const body = { appointmentId, seen: own?.appointment.id ?? null };
      const answer = await api.call(bookAppointment, { params: { projectId }, body });
      replaceData(queries, query, answer.appointments);
      if (answer.outcome === "done") {
        setTold({ variant: "success", text: appointmentId === null ? texts.done.cancelled : texts.done.booked });
        setMoving(false);
        setWanted(null);
      } else if (answer.outcome === "gone") {
        setFault(texts.refused.gone);
        setWanted(null);
        day.current?.focus();
      } else setTold({ variant: "warning", text: texts.refused[answer.outcome] });
    } catch {
      setTold({ variant: "danger", text: texts.failed });
    } finally {
      setBusy(false);
      setAsking(false);
    }
  }

  return (
    <div className={styles["page"]}>
      <meta name="robots" content="noindex" />
      <PageHeader kicker={name} title={texts.title} />
      <div ref={notice} tabIndex={-1}>
        {told && (
          <Alert variant={told.variant} announce={told.variant === "success" ? "polite" : "assertive"}>
            {told.text}
          </Alert>
        )}
      </div>
      {words && (
        <Facts
          line="both"
          facts={[
            [texts.day, words.day],
            [texts.time, texts.hours(words.time)],
            [texts.employee, words.employee],
            [texts.place, [showroom.name, showroom.address].filter((part) => part !== "").join(", ")],
          ]}
        />
      )}
      {own?.isPast && <p>{texts.past}</p>}
      {standing &&
        (standing.isChangeable ? (
          <p>{texts.until(momentInWords(standing.changeableUntil))}</p>
        ) : (
          <Alert variant="info">{texts.tooLate(showroom.phone)}</Alert>
        ))}
      {viewing !== null && <p>{texts.readOnly}</p>}
      {standing && viewing === null && !moving && (
        <div className={styles["actions"]} data-print="hide">
          {standing.isChangeable ? (
            <>
              <Button onClick={() => setMoving(true)}>{texts.move}</Button>
              <Button onClick={() => setAsking(true)}>{texts.cancel}</Button>
            </>
          ) : (
            <Button href={`tel:${showroom.phone.replaceAll(/[^\d+]/g, "")}`}>{texts.call}</Button>
          )}
        </div>
      )}
      {own === null && !mayBook && <p>{texts.notAsked}</p>}
      {picks && (
        <section className={styles["part"]} aria-labelledby="moment" data-print="hide">
          <h2 id="moment">{standing ? texts.moveTitle : texts.bookTitle}</h2>
          {free.length === 0 ? (
            <p>{texts.noTimes(showroom.phone)}</p>
          ) : (
            <>
              <TimePicker
                times={free.map(appointmentWords)}
                value={wanted}
                onValueChange={(id) => {
                  setWanted(id);
                  setFault(undefined);
                }}
                error={fault}
                dayRef={day}
                disabled={busy}
              />
              <div className={styles["actions"]}>
                <Button
                  variant="primary"
                  loading={busy}
                  onClick={() => {
                    if (wanted !== null) return void change(wanted);
                    setFault(texts.pickFirst);
                    day.current?.focus();
                  }}
                >
                  {texts.save}
                </Button>
                {standing && <Button onClick={() => setMoving(false)}>{texts.cancelNo}</Button>}
              </div>
            </>
          )}
        </section>
      )}
      <div data-print="hide">
        <Button href={projectPaths.showroom(slug)}>{texts.back}</Button>
      </div>
      {asking && (
        <ConfirmDialog
          open
          title={texts.cancelTitle}
          confirmLabel={texts.cancelYes}
          cancelLabel={texts.cancelNo}
          busy={busy}
          onCancel={() => setAsking(false)}
          onConfirm={() => void change(null)}
        >
          <p>{texts.cancelBody}</p>
        </ConfirmDialog>
      )}
    </div>
  );
}
