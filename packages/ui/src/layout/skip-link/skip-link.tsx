import styles from "./skip-link.module.css";
import { skipLinkTexts } from "./texts.ts";

export interface SkipLinkProps {
  /** The id of the main content, which needs `tabIndex={-1}`. */
  targetId: string;
  /** Text, if other than 'Naar de inhoud'. */
  label?: string;
}

/** The first tab stop of a page; skips the navigation. */
export function SkipLink({ targetId, label = skipLinkTexts.label }: SkipLinkProps) {
  return (
    <a
      href={`#${targetId}`}
      className={styles["link"]}
      onClick={(event) => {
        // Moves the focus without a history entry, which a router would treat as a route
        event.preventDefault();
        document.getElementById(targetId)?.focus();
      }}
    >
      {label}
    </a>
  );
}
