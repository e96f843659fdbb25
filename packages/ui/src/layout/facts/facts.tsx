import type { ReactNode } from "react";
import { classNames } from "../../class-names.ts";
import styles from "./facts.module.css";

/** A label with its value. A null value is left out. */
export type Fact = readonly [label: string, value: ReactNode];

export interface FactsProps {
  /** The facts in display order. */
  facts: readonly Fact[];
  /** `two` for a card, `fill` for as many columns as there is room for. */
  columns?: "two" | "fill";
  /** Hairlines above or around the list. */
  line?: "none" | "above" | "both";
  className?: string | undefined;
}

/** A list of facts: small labels with their values, in columns. */
export function Facts({ facts, columns = "fill", line = "none", className }: FactsProps) {
  return (
    <dl className={classNames(styles["facts"], className)} data-columns={columns} data-line={line}>
      {facts
        .filter(([, value]) => value !== null && value !== undefined && value !== "")
        .map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}
