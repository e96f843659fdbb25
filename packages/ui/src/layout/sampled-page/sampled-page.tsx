import type { ReactNode } from "react";
import styles from "./sampled-page.module.css";

export interface SampledPageProps {
  /** The page's heading, its words and what one can do. */
  children: ReactNode;
}

/** The style sheet gives each its place, its colour and the size of its tiles. */
const SAMPLES = ["travertine", "metro", "mosaic", "slate", "terracotta", "oak"] as const;

/**
 * A page of few words, such as the home page or one that is not there: beside them, or under them where there is
 * no room, lies a board of samples. The board is scenery and tells nothing.
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
