import { useId, type ReactNode } from "react";
import { classNames } from "../../class-names.ts";
import { VisuallyHidden } from "../../layout/visually-hidden/visually-hidden.tsx";
import { Button } from "../button/button.tsx";
import { Checkbox } from "../checkbox/checkbox.tsx";
import { FieldError } from "../field/field.tsx";
import styles from "./checkbox-group.module.css";
import { checkboxGroupTexts } from "./texts.ts";

/** One box of the group. */
export interface CheckboxOption {
  value: string;
  label: ReactNode;
  disabled?: boolean;
}

export interface CheckboxGroupProps {
  /** Names the group, for example 'Afmeting'. */
  legend: ReactNode;
  /** Keeps the legend for screen readers only. */
  hideLegend?: boolean;
  options: readonly CheckboxOption[];
  /** The ticked values. */
  value: readonly string[];
  /** Receives the new values, in the order of the options. */
  onValueChange: (value: string[]) => void;
  /**
   * Adds a first box that ticks or unticks all; it is mixed when some are ticked. `true` gives it the label 'Alles
   * selecteren'.
   */
  selectAll?: boolean | string;
  /** Adds a button to each box that unticks all others. */
  onlyOne?: boolean;
  /** Puts the boxes in two columns, for short labels. */
  columns?: boolean;
  /** What is wrong with the choice as a whole. */
  error?: ReactNode;
  className?: string | undefined;
}

/** Several checkboxes under one legend. */
export function CheckboxGroup({
  legend,
  hideLegend = false,
  options,
  value,
  onValueChange,
  selectAll = false,
  onlyOne = false,
  columns = false,
  error,
  className,
}: CheckboxGroupProps) {
  const errorId = useId();
  const chosen = new Set(value);
  const enabled = options.filter((option) => !option.disabled);
  const allOn = enabled.length > 0 && enabled.every((option) => chosen.has(option.value));
  const someOn = enabled.some((option) => chosen.has(option.value));

  function change(wanted: (option: CheckboxOption) => boolean) {
    onValueChange(options.filter(wanted).map((option) => option.value));
  }

  return (
    <fieldset
      className={classNames(styles["group"], className)}
      data-columns={columns || undefined}
      aria-describedby={error ? errorId : undefined}
    >
      <legend className={styles["legend"]}>{hideLegend ? <VisuallyHidden>{legend}</VisuallyHidden> : legend}</legend>
      {selectAll && (
        <Checkbox
          className={styles["all"]}
          label={selectAll === true ? checkboxGroupTexts.selectAll : selectAll}
          checked={allOn}
          mixed={someOn && !allOn}
          disabled={enabled.length === 0}
          onChange={() => change((option) => (option.disabled ? chosen.has(option.value) : !allOn))}
        />
      )}
      {options.map((option) => (
        <div key={option.value} className={styles["option"]}>
          <Checkbox
            label={option.label}
            disabled={option.disabled}
            checked={chosen.has(option.value)}
            onChange={(event) => {
              const on = event.currentTarget.checked;
              change((other) => (other.value === option.value ? on : chosen.has(other.value)));
            }}
          />
          {onlyOne && !option.disabled && (
            <Button variant="quiet" size="small" onClick={() => change((other) => other.value === option.value)}>
              {checkboxGroupTexts.only}
              <VisuallyHidden>
                {" "}
                <span>{option.label}</span>
              </VisuallyHidden>
            </Button>
          )}
        </div>
      ))}
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </fieldset>
  );
}
