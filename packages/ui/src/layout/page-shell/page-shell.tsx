import type { ReactNode } from "react";
import { SkipLink } from "../skip-link/skip-link.tsx";
import styles from "./page-shell.module.css";

const MAIN_ID = "inhoud";

export interface PageShellProps {
  /** The top navigation. Not printed. */
  navigation: ReactNode;
  /** Footer; at the bottom of the window when the page is short. */
  footer?: ReactNode;
  /** The page itself. */
  children: ReactNode;
}

/** The frame of a page: skip link, navigation, the only `main`, and footer. */
export function PageShell({ navigation, footer, children }: PageShellProps) {
  return (
    <div className={styles["shell"]}>
      <div data-print="hide">
        <SkipLink targetId={MAIN_ID} />
        {navigation}
      </div>
      <main id={MAIN_ID} tabIndex={-1} className={styles["main"]}>
        {children}
      </main>
      {footer}
    </div>
  );
}
