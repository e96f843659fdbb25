import type { ReactNode } from "react";
import { classNames } from "../../class-names.ts";
import { Anchor } from "../../foundations/link-provider/link-provider.tsx";
import styles from "./top-navigation.module.css";
import { topNavigationTexts } from "./texts.ts";

/** One page in the bar. */
export interface NavigationItem {
  href: string;
  label: string;
  /** Marks the current page. */
  current?: boolean;
}

export interface TopNavigationProps {
  /** The product's or project's name or logo. */
  brand: ReactNode;
  /** URL of the brand's link. */
  brandHref: string;
  /** The main pages; leave out pages that the user may not see. */
  items: readonly NavigationItem[];
  /** At the end: the account menu. */
  end?: ReactNode;
  className?: string | undefined;
}

/**
 * The bar at the top of every page outside the configurator: name, main pages, account. On a phone the pages are a
 * second row, without a menu button.
 */
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
