import type { ReactNode } from "react";
import styles from "./print-sheet.module.css";

export interface PrintHeadProps {
  /** What the document is, such as 'Prijsopgave'. */
  title: string;
  /** Label and value; a row without a value is left out. */
  facts: readonly (readonly [label: string, value: string | null])[];
  /** Shows it on the screen too. For looking at it; an application leaves it to the paper. */
  onScreen?: boolean;
}

/** Whose document it is, of which home and of which day; only on paper. */
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
  /** Above the room to sign, such as 'Voor akkoord'. */
  signatureTitle: string;
  /** What is to be written there: name, place, date. */
  signatureLabels: readonly string[];
  /** Shows it on the screen too. For looking at it; an application leaves it to the paper. */
  onScreen?: boolean;
}

/** The conditions, and room to sign; only on paper. */
export function PrintFoot({ children, signatureTitle, signatureLabels, onScreen = false }: PrintFootProps) {
  return (
    <div className={styles["foot"]} data-on-screen={onScreen || undefined}>
      {children}
      <p className={styles["signatureTitle"]}>{signatureTitle}</p>
      <dl className={styles["signature"]}>
        {signatureLabels.map((label) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd />
          </div>
        ))}
      </dl>
    </div>
  );
}
