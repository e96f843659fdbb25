import type { ReactNode } from "react";
import Check from "lucide-react/icons/check";
import { classNames } from "../../class-names.ts";
import { Icon } from "../../layout/icon/icon.tsx";
import { VisuallyHidden } from "../../layout/visually-hidden/visually-hidden.tsx";
import { Anchor } from "../../foundations/link-provider/link-provider.tsx";
import look from "../tabs.module.css";
import styles from "./tab-links.module.css";
import { tabLinksTexts } from "./texts.ts";

/** One tab and its URL. */
export interface TabLink {
  href: string;
  label: ReactNode;
  /** Marks the current tab. */
  current?: boolean;
  /** Marks the tab as done, with a check. */
  done?: boolean;
  /** Why the tab is locked. It is then not a link, and shows the reason. */
  lockedReason?: string;
}

export interface TabLinksProps {
  /** Names the navigation for screen readers, such as 'Onderdelen van badkamer'. */
  label: string;
  /** Two to five. */
  items: readonly TabLink[];
  /** Gives all tabs the same width. */
  stretch?: boolean;
  className?: string | undefined;
}

/** Navigation in the form of tabs: each tab is a link with its own URL and history entry. */
export function TabLinks({ label, items, stretch = false, className }: TabLinksProps) {
  return (
    <nav aria-label={label} className={classNames(styles["nav"], className)}>
      <ul className={classNames(look["list"], styles["list"])} data-stretch={stretch || undefined}>
        {items.map((item) => (
          <li key={item.href} className={styles["item"]}>
            {item.lockedReason === undefined ? (
              <Anchor href={item.href} className={look["tab"]} aria-current={item.current ? "page" : undefined}>
                {item.done && <Icon of={Check} size="small" />}
                <span>{item.label}</span>
                {item.done && <VisuallyHidden> {tabLinksTexts.done}</VisuallyHidden>}
              </Anchor>
            ) : (
              <span className={look["tab"]} data-disabled title={item.lockedReason}>
                <span>{item.label}</span>
                <VisuallyHidden>{`, ${item.lockedReason}`}</VisuallyHidden>
              </span>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
