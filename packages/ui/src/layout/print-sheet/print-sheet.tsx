import type { ReactNode } from "react";
import styles from "./print-sheet.module.css";

export interface PrintHeadProps {
  /** What the document is, such as 'Prijsopgave'. */
  title: string;
  /** Label and value; a row without a value is left out. */
  facts: readonly (readonly [label: string, value: string | null])[];
  /** Also shows it on the screen, for Storybook. Applications print it only. */
  onScreen?: boolean;
}

/** Header of a printed document: whose it is, which home and which date. */
export function PrintHead({ title, facts, onScreen = false }: PrintHeadProps) {
  return (
    <div className={styles["head"]} data-on-screen={onScreen || undefined}>
      <p className={styles["title"]}>{title}</p>
      <dl className={styles["facts"]}>
        {facts.map(
          ([label, value]) =>
            value && (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
    </div>
  );
}

export interface PrintFootProps {
  /** The conditions, a paragraph each. */
  children: ReactNode;
  /** Also shows it on the screen, for Storybook. Applications print it only. */
  onScreen?: boolean;
}

/** Footer of a printed document: its conditions. */
export function PrintFoot({ children, onScreen = false }: PrintFootProps) {
  return (
    <div className={styles["foot"]} data-on-screen={onScreen || undefined}>
      {children}
    </div>
  );
}
