import { use, useId, type ReactNode } from "react";
import styles from "./choice-card.module.css";
import { ChoiceControl } from "./choice-control.tsx";
import type { ChoiceProps } from "./choice-props.ts";
import { ChoiceReason } from "./choice-reason.tsx";
import { ChoiceGroupName } from "./choice-group-name.ts";
import { ChosenBadge } from "./chosen-badge.tsx";

export interface ChoiceCardProps extends ChoiceProps {
  /** Name of the choice; also the accessible name of the control. */
  title: string;
  /** Element of the title: a heading when cards are sections of the page, else plain text. */
  titleAs?: "span" | "h3" | "h4" | undefined;
  /** Picture or material at the top of the card. */
  media?: ReactNode | undefined;
  /** Facts under the title; read after the name. */
  children?: ReactNode | undefined;
  /** Separate buttons and links, above the card's own click area. */
  actions?: ReactNode | undefined;
  /** `sample`: the ring is around the picture, with the text below. `sheet`: the ring is around a white card. */
  frame?: "sample" | "sheet" | undefined;
  /** Shows a radio mark next to the title, for cards without a sample. */
  marked?: boolean | undefined;
  /** In a grid of cards: picture, facts and actions are each in one row with those of the cards beside it. */
  sharesRows?: boolean | undefined;
}

/**
 * A card to choose: a native radio or checkbox that covers the card. A chosen card has a dark ring and the word
 * 'Gekozen'; a disabled one stays focusable and says why. Use the specific cards (tile, product, floor) where they
 * exist.
 */
export function ChoiceCard({
  kind = "radio",
  title,
  titleAs: Title = "span",
  media,
  children,
  actions,
  frame = "sample",
  marked = false,
  sharesRows = false,
  corner,
  ...choice
}: ChoiceCardProps) {
  const id = useId();
  const groupName = use(ChoiceGroupName);
  const { selected = false, disabledReason } = choice;
  const ids = { title: `${id}-title`, facts: `${id}-facts`, reason: `${id}-reason`, badge: `${id}-badge` };
  const describedBy = [selected && kind === "opener" && ids.badge, children && ids.facts, disabledReason && ids.reason]
    .filter(Boolean)
    .join(" ");
  return (
    <div
      className={styles["card"]}
      data-frame={frame}
      data-marked={marked || undefined}
      data-shares-rows={sharesRows || undefined}
      data-selected={selected || undefined}
      data-disabled={disabledReason ? true : undefined}
    >
      <ChoiceControl
        {...choice}
        kind={kind}
        name={choice.name ?? groupName ?? id}
        labelledBy={ids.title}
        describedBy={describedBy}
      />
      {media !== undefined && <div className={styles["media"]}>{media}</div>}
      {corner && <div className={styles["corner"]}>{corner}</div>}
      {selected && (
        <span className={styles["badgePlace"]} id={ids.badge}>
          <ChosenBadge decorative={kind !== "opener"} />
        </span>
      )}
      <div className={styles["body"]}>
        {/* Hidden from assistive technology, because the control has the same name; but a heading stays, for navigation */}
        <Title className={styles["title"]} id={ids.title} aria-hidden={Title === "span" || undefined}>
          {title}
        </Title>
        {children && (
          <div className={styles["facts"]} id={ids.facts}>
            {children}
          </div>
        )}
        {disabledReason && <ChoiceReason id={ids.reason}>{disabledReason}</ChoiceReason>}
      </div>
      {actions && <div className={styles["actions"]}>{actions}</div>}
    </div>
  );
}
