import { useId, useState, type Ref } from "react";
import { RadioCard } from "../../controls/radio-card/radio-card.tsx";
import { RadioCardGroup } from "../../controls/radio-card-group/radio-card-group.tsx";
import { Select } from "../../controls/select/select.tsx";
import { timePickerTexts as texts } from "./texts.ts";
import styles from "./time-picker.module.css";

/** A time that can be chosen. */
export interface PickedTime {
  id: number;
  /** The day in words: 'vrijdag 11 december'. */
  day: string;
  /** '10:00 – 11:00'. */
  time: string;
  /** With whom: 'Lotte Visser'. */
  employee: string;
}

export interface TimePickerProps {
  /** The free times, the earliest first. Not empty: say elsewhere that there are none. */
  times: readonly PickedTime[];
  /** Id of the chosen time; null while none is chosen. */
  value: number | null;
  onValueChange: (id: number) => void;
  /** Why another time must be chosen, for example that somebody else was faster. */
  error?: string | undefined;
  /** The choice of the day, to put the focus on. */
  dayRef?: Ref<HTMLSelectElement>;
  disabled?: boolean;
}

/** A day, and then a time on that day. The day of a chosen time shows first. */
export function TimePicker({ times, value, onValueChange, error, dayRef, disabled = false }: TimePickerProps) {
  const name = useId();
  const [asked, setAsked] = useState<string | null>(null);
  const days = [...new Set(times.map(({ day }) => day))];
  const chosen = times.find(({ id }) => id === value)?.day;
  const day = days.find((one) => one === (asked ?? chosen)) ?? days[0] ?? "";
  return (
    <div className={styles["picker"]}>
      <Select
        ref={dayRef}
        label={texts.day}
        error={error}
        options={days.map((one) => ({ value: one, label: one }))}
        value={day}
        disabled={disabled}
        onChange={(event) => setAsked(event.target.value)}
      />
      <RadioCardGroup legend={texts.times(day)} columns={3}>
        {times
          .filter((one) => one.day === day)
          .map(({ id, time, employee }) => (
            <RadioCard
              key={id}
              name={name}
              value={id}
              title={time}
              description={texts.with(employee)}
              checked={id === value}
              disabled={disabled}
              onChange={() => onValueChange(id)}
            />
          ))}
      </RadioCardGroup>
    </div>
  );
}
