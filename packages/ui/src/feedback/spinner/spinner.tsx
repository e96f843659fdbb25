import { classNames } from "../../class-names.ts";
import { VisuallyHidden } from "../../layout/visually-hidden/visually-hidden.tsx";
import styles from "./spinner.module.css";
import { spinnerTexts } from "./texts.ts";

export interface SpinnerProps {
  /** What is loading; announced politely. */
  label?: string;
  /** `page` is centred in the window, for an empty page. */
  place?: "inline" | "page";
  /** Diameter in CSS px. */
  diameter?: number;
  /**
   * Turns only after the first second. For content that has usually loaded by then, because each frame of an animation
   * takes processor time that loading needs.
   */
  patient?: boolean;
  className?: string | undefined;
}

/** Loading indicator for content of unknown shape. When the shape is known, use a skeleton. */
export function Spinner({
  label = spinnerTexts.loading,
  place = "inline",
  diameter = 75,
  patient = false,
  className,
}: SpinnerProps) {
  return (
    <div
      className={classNames(styles["spinner"], className)}
      data-place={place}
      data-patient={patient || undefined}
      role="status"
    >
      <svg className={styles["drawing"]} viewBox="0 0 75 75" width={diameter} height={diameter} aria-hidden="true">
        <circle className={styles["ground"]} cx="37.5" cy="37.5" r="35" />
        <circle className={styles["arc"]} cx="37.5" cy="37.5" r="35" pathLength="100" strokeDasharray="24 76" />
      </svg>
      <VisuallyHidden>{label}</VisuallyHidden>
    </div>
  );
}
