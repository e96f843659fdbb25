import { overviewTexts } from "./texts.ts";
import styles from "./overview-page.module.css";

const { print: texts } = overviewTexts;

export interface PrintHeadProps {
  readonly title: string;
  /** Label and value; a row without a value is left out. */
  readonly facts: readonly (readonly [label: string, value: string | null])[];
}

/** Whose document it is, of which home and of which day; only on paper. */
export function PrintHead({ title, facts }: PrintHeadProps) {
  return (
    <div className={styles["printHead"]}>
      <p className={styles["printTitle"]}>{title}</p>
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
  /** Nothing was handed in yet. */
  readonly draft: boolean;
}

/** The conditions, and room to sign; only on paper. */
export function PrintFoot({ draft }: PrintFootProps) {
  return (
    <div className={styles["printFoot"]}>
      <p>{texts.disclaimer}</p>
      {draft && <p>{texts.draft}</p>}
      <p className={styles["signatureTitle"]}>{texts.signature}</p>
      <dl className={styles["signature"]}>
        {[texts.buyer, texts.signaturePlace, texts.signatureDate, texts.signatureName].map((label) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd />
          </div>
        ))}
      </dl>
    </div>
  );
}
