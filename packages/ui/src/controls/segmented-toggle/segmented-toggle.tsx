import { useId, type ReactNode } from "react";
import { classNames } from "../../class-names.ts";
import { VisuallyHidden } from "../../layout/visually-hidden/visually-hidden.tsx";
import styles from "./segmented-toggle.module.css";

/** One part of the toggle. */
export interface Segment<Value extends string> {
  value: Value;
  label: ReactNode;
  disabled?: boolean;
}

export interface SegmentedToggleProps<Value extends string> {
  /** Names what is chosen, for example 'Weergave'. */
  legend: string;
  /** Shows the legend above the segments; otherwise only screen readers hear it. */
  showLegend?: boolean;
  /** Two to four, with short words. More belong in a select or in radio cards. */
  segments: readonly Segment<Value>[];
  value: Value;
  onValueChange: (value: Value) => void;
  className?: string | undefined;
}

/** Switches at once between a few views or answers. Native radios: arrows choose, Tab enters and leaves. */
export function SegmentedToggle<Value extends string>({
  legend,
  showLegend = false,
  segments,
  value,
  onValueChange,
  className,
}: SegmentedToggleProps<Value>) {
  const name = useId();
  return (
    <fieldset className={classNames(styles["toggle"], className)}>
      <legend className={showLegend ? styles["legend"] : undefined}>
        {showLegend ? legend : <VisuallyHidden>{legend}</VisuallyHidden>}
      </legend>
      <span className={styles["segments"]}>
        {segments.map((segment) => (
          <label key={segment.value} className={styles["segment"]}>
            <input
              type="radio"
              className={styles["input"]}
              name={name}
              value={segment.value}
              checked={segment.value === value}
              disabled={segment.disabled}
              onChange={() => onValueChange(segment.value)}
            />
            {segment.label}
          </label>
        ))}
      </span>
    </fieldset>
  );
}
