import { useId, type Ref } from "react";
import { useQuery } from "@tanstack/react-query";
import { Button } from "@showroom/ui/controls/button/button";
import { Heading } from "@showroom/ui/layout/heading/heading";
import { TimePicker } from "@showroom/ui/showroom/time-picker/time-picker";
import { useProject } from "../project/project.ts";
import { appointmentWords, ownAppointmentsQuery } from "./own-appointments.ts";
import { appointmentTexts as texts } from "./texts.ts";
import styles from "./time-choice.module.css";

export interface TimeChoiceProps {
  /** Id of the chosen time; null to choose one later. */
  readonly value: number | null;
  readonly onValueChange: (id: number | null) => void;
  /** Why another time must be chosen. */
  readonly error: string | undefined;
  readonly disabled: boolean;
  readonly dayRef: Ref<HTMLSelectElement>;
}

/** Offers a time for the appointment while the choices are handed in. Nothing until it is known which times are free. */
export function TimeChoice({ value, onValueChange, error, disabled, dayRef }: TimeChoiceProps) {
  const heading = useId();
  const { data } = useQuery(ownAppointmentsQuery(useProject().id));
  if (!data) return null;
  if (data.own && !data.own.isPast) {
    const { day, time, employee } = appointmentWords(data.own.appointment);
    return <p>{texts.when(day, time, employee)}</p>;
  }
  return (
    <section className={styles["choice"]} aria-labelledby={heading}>
      <Heading as="h3" size={18} id={heading}>
        {texts.choice}
      </Heading>
      <p>{data.free.length === 0 ? texts.noTimes : texts.choiceHelp}</p>
      {data.free.length > 0 && (
        <TimePicker
          times={data.free.map(appointmentWords)}
          value={value}
          onValueChange={onValueChange}
          error={error}
          disabled={disabled}
          dayRef={dayRef}
        />
      )}
      {value !== null && (
        <p>
          <Button variant="quiet" size="small" disabled={disabled} onClick={() => onValueChange(null)}>
            {texts.later}
          </Button>
        </p>
      )}
    </section>
  );
}
