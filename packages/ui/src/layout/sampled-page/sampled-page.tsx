import type { ReactNode } from "react";
import styles from "./sampled-page.module.css";

export interface SampledPageProps {
  /** The page's heading, text and actions. */
  children: ReactNode;
}

/** The stylesheet sets the position, colour and tile size of each sample. */
const SAMPLES = ["travertine", "metro", "mosaic", "slate", "terracotta", "oak"] as const;

/**
 * A page with little text, such as the home page or a not-found page, decorated with material samples next to or under
 * the text.
 */
export function SampledPage({ children }: SampledPageProps) {
  return (
    <div className={styles["place"]}>
      <div className={styles["page"]}>
        <div className={styles["words"]}>{children}</div>
        <div className={styles["board"]} aria-hidden="true">
          {SAMPLES.map((name) => (
            <span key={name} className={styles["sample"]} data-sample={name} />
          ))}
        </div>
      </div>
    </div>
  );
}
