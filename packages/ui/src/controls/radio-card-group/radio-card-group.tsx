import { useId, type ReactNode } from "react";
import { classNames } from "../../class-names.ts";
import { VisuallyHidden } from "../../layout/visually-hidden/visually-hidden.tsx";
import { FieldError } from "../field/field.tsx";
import styles from "./radio-card-group.module.css";

export interface RadioCardGroupProps {
  /** The question that the cards answer. */
  legend: ReactNode;
  /** Keeps the legend for screen readers only, when a heading above already asks the question. */
  hideLegend?: boolean;
  /** Number of columns where there is room; on narrow screens always one. */
  columns?: 1 | 2 | 3;
  /** Shown under the cards, for example that a choice is required. */
  error?: ReactNode;
  className?: string | undefined;
  /** Radio cards that share one `name`. */
  children: ReactNode;
}

/** A question with radio cards as its answers. */
export function RadioCardGroup({
  legend,
  hideLegend = false,
  columns = 1,
  error,
  className,
  children,
}: RadioCardGroupProps) {
  const errorId = useId();
  return (
    <fieldset className={classNames(styles["group"], className)} aria-describedby={error ? errorId : undefined}>
      <legend className={hideLegend ? undefined : styles["legend"]}>
        {hideLegend ? <VisuallyHidden>{legend}</VisuallyHidden> : legend}
      </legend>
      <div className={styles["cards"]} data-columns={columns}>
        {children}
      </div>
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </fieldset>
  );
}
