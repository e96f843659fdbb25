import { useId, type ReactNode } from "react";
import { classNames } from "../../class-names.ts";
import { VisuallyHidden } from "../../layout/visually-hidden/visually-hidden.tsx";
import { FieldError } from "../field/field.tsx";
import styles from "./radio-card-group.module.css";

export interface RadioCardGroupProps {
  /** The question that the cards answer. */
  legend: ReactNode;
  /** Keeps the legend for screen readers, where a heading above asks the question already. */
  hideLegend?: boolean;
  /** Cards side by side where there is room; on narrow screens always one under the other. */
  columns?: 1 | 2 | 3;
  /** Shown under the cards, for example that a choice is needed to go on. */
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
