import styles from "./skip-link.module.css";
import { skipLinkTexts } from "./texts.ts";

export interface SkipLinkProps {
  /** The id of the main content, which needs `tabIndex={-1}`. */
  targetId: string;
  /** Its words, when 'Naar de inhoud' does not fit. */
  label?: string;
}

/** The first thing that Tab reaches: past the bars, to what the page is about. */
export function SkipLink({ targetId, label = skipLinkTexts.label }: SkipLinkProps) {
  return (
    <a
      href={`#${targetId}`}
      className={styles["link"]}
      onClick={(event) => {
        // Moves the focus without adding an entry to the history that a router would take for a route
        event.preventDefault();
        document.getElementById(targetId)?.focus();
      }}
    >
      {label}
    </a>
  );
}
