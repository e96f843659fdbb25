import type { ReactNode } from "react";
import { classNames } from "../../class-names.ts";
import { Anchor } from "../../foundations/link-provider/link-provider.tsx";
import styles from "./top-navigation.module.css";
import { topNavigationTexts } from "./texts.ts";

/** One page in the bar. */
export interface NavigationItem {
  href: string;
  label: string;
  /** The page one is on. */
  current?: boolean;
}

export interface TopNavigationProps {
  /** The product's or project's name or logo. */
  brand: ReactNode;
  /** Where the brand leads. */
  brandHref: string;
  /** The few pages that matter; leave out what someone may not see. */
  items: readonly NavigationItem[];
  /** At the end: the account menu. */
  end?: ReactNode;
  className?: string | undefined;
}

/** The bar on top of every page outside the configurator: name, a few pages, account. On a phone the pages are a second row; nothing hides behind a menu. */
export function TopNavigation({ brand, brandHref, items, end, className }: TopNavigationProps) {
  return (
    <header className={classNames(styles["bar"], className)}>
      <Anchor href={brandHref} className={styles["brand"]}>
        {brand}
      </Anchor>
      <nav className={styles["nav"]} aria-label={topNavigationTexts.label}>
        <ul className={styles["items"]}>
          {items.map((item) => (
            <li key={item.href}>
              <Anchor href={item.href} className={styles["item"]} aria-current={item.current ? "page" : undefined}>
                {item.label}
              </Anchor>
            </li>
          ))}
        </ul>
      </nav>
      {end && <div className={styles["end"]}>{end}</div>}
    </header>
  );
}
