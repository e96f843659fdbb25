import type { ReactNode } from "react";
import styles from "./staff-page.module.css";

interface StaffPageProps {
  /** Less space between the parts of the page, for lists. */
  readonly dense?: boolean;
  /** A shorter line, for forms. */
  readonly narrow?: boolean;
  readonly children: ReactNode;
}

/** The parts of a page for staff below each other, in the middle of the window. */
export function StaffPage({ dense = false, narrow = false, children }: StaffPageProps) {
  return (
    <div className={styles["page"]} data-dense={dense || undefined} data-narrow={narrow || undefined}>
      {children}
    </div>
  );
}
