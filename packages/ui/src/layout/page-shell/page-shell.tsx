import type { ReactNode } from "react";
import { SkipLink } from "../skip-link/skip-link.tsx";
import styles from "./page-shell.module.css";

const MAIN_ID = "inhoud";

export interface PageShellProps {
  /** What leads to other pages: the top navigation. Not printed. */
  navigation: ReactNode;
  /** Stands at the foot of the window when the page is short. */
  footer?: ReactNode;
  /** The page itself. */
  children: ReactNode;
}

/** What is around a page: the way past the navigation, the navigation, the page as the one `main`, and the footer. */
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
