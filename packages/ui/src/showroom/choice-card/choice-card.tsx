import { use, useId, type ReactNode } from "react";
import Ban from "lucide-react/icons/ban";
import { Icon } from "../../layout/icon/icon.tsx";
import styles from "./choice-card.module.css";
import { ChoiceControl } from "./choice-control.tsx";
import type { ChoiceProps } from "./choice-props.ts";
import { ChoiceGroupName } from "./choice-group-name.ts";
import { ChosenBadge } from "./chosen-badge.tsx";

export interface ChoiceCardProps extends ChoiceProps {
  /** Name of what is chosen; also the accessible name of the control. */
  title: string;
  /** Element of the title: a heading level where cards stand for sections, else plain text. */
  titleAs?: "span" | "h3" | "h4" | undefined;
  /** Picture or material at the top of the card. */
  media?: ReactNode | undefined;
  /** Facts under the title; read out after the name. */
  children?: ReactNode | undefined;
  /** Buttons and links of their own, reachable above the card's own click area. */
  actions?: ReactNode | undefined;
  /** `sample`: the ring frames the material, text lies on the paper. `sheet`: a white card with the ring around it. */
  frame?: "sample" | "sheet" | undefined;
}

/**
 * One choosable thing: a native radio or checkbox stretched over a card.
 * Chosen shows as a ring of ink and the word 'Gekozen'; disabled stays focusable and says why.
 * Use the cards made for their subject (tile, product, floor); take this one only for a new subject.
 */
export function ChoiceCard({
  kind = "radio",
  title,
  titleAs: Title = "span",
  media,
  children,
  actions,
  frame = "sample",
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
      {selected && (
        <span className={styles["badgePlace"]} id={ids.badge}>
          <ChosenBadge decorative={kind !== "opener"} />
        </span>
      )}
      <div className={styles["body"]}>
        {/* The control above says it already; as a heading it is a place to go to */}
        <Title className={styles["title"]} id={ids.title} aria-hidden={Title === "span" || undefined}>
          {title}
        </Title>
        {children && (
          <div className={styles["facts"]} id={ids.facts}>
            {children}
          </div>
        )}
        {disabledReason && (
          <p className={styles["reason"]} id={ids.reason}>
            <Icon of={Ban} size="small" />
            {disabledReason}
          </p>
        )}
      </div>
      {actions && <div className={styles["actions"]}>{actions}</div>}
    </div>
  );
}
