import type { ReactNode } from "react";
import { SkipLink } from "@showroom/ui/navigation/skip-link/skip-link";
import { TopNavigation } from "@showroom/ui/navigation/top-navigation/top-navigation";
import type { NavigationItem } from "@showroom/ui/navigation/top-navigation/top-navigation";
import { AccountMenu } from "../shared/account/account-menu.tsx";
import styles from "./shell.module.css";

const MAIN_ID = "inhoud";

export interface PageFrameProps {
  readonly brand: ReactNode;
  readonly brandHref: string;
  readonly items: readonly NavigationItem[];
  readonly footer: ReactNode;
  readonly children: ReactNode;
}

/** Navigation above, footer below, the page between them. */
export function PageFrame({ brand, brandHref, items, footer, children }: PageFrameProps) {
  return (
    <div className={styles["shell"]}>
      <div data-print="hide">
        <SkipLink targetId={MAIN_ID} />
        <TopNavigation brand={brand} brandHref={brandHref} items={items} end={<AccountMenu />} />
      </div>
      <main id={MAIN_ID} tabIndex={-1} className={styles["main"]}>
        {children}
      </main>
      {footer}
    </div>
  );
}
