import type { ReactNode } from "react";
import { legendTexts } from "./texts.ts";
import styles from "./legend-bar.module.css";

export interface LegendBarProps {
  /** The explained icons and abbreviations: `<RectifiedMark />`, 'BxH = breedte x hoogte'. */
  items: readonly { id: string; content: ReactNode }[];
  /** Stays visible under the filter while the cards scroll. */
  sticky?: boolean | undefined;
}

/** 'LEGENDA': explains the icons and abbreviations on the cards below it. */
export function LegendBar({ items, sticky = false }: LegendBarProps) {
  return (
    <section className={styles["bar"]} aria-label={legendTexts.label} data-sticky={sticky || undefined}>
      <div className={styles["flow"]}>
        <span className={styles["heading"]} aria-hidden="true">
          {legendTexts.heading}
        </span>
        <ul className={styles["items"]}>
          {items.map((item) => (
            <li key={item.id}>{item.content}</li>
          ))}
        </ul>
      </div>
    </section>
  );
}
