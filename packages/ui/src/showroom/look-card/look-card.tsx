import type { ReactNode } from "react";
import { Skeleton } from "../../feedback/skeleton/skeleton.tsx";
import { ChoiceCard } from "../choice-card/choice-card.tsx";
import { ExplainPrice } from "../choice-card/explain-price.tsx";
import type { ChoiceProps } from "../choice-card/choice-props.ts";
import styles from "./look-card.module.css";

export interface LookCardProps extends Omit<ChoiceProps, "kind" | "onDeselect"> {
  /** Name of the look: 'Zand en eiken'. */
  title: string;
  /** What the look is like, for those who do not see the picture. */
  description?: string | undefined;
  /** Picture of the room with the look. Its space is reserved while it is left out; null where there is none. */
  picture?: { readonly src: string; readonly srcSet?: string | undefined } | null | undefined;
  /** A few words on the picture: 'Meest gekozen'. */
  overlay?: string | undefined;
  /** What the look costs extra; a price tag. */
  price?: ReactNode | undefined;
  /** Opens the breakdown of the price. Leave out for no button. */
  onExplain?: (() => void) | undefined;
}

/** A designed set-up of a whole room, chosen with one press. Put the cards in a grid with `columns="row"`. */
export function LookCard({ title, description = "", picture, overlay, price, onExplain, ...choice }: LookCardProps) {
  return (
    <ChoiceCard
      {...choice}
      title={title}
      actions={onExplain && <ExplainPrice title={title} onExplain={onExplain} />}
      media={
        <span className={styles["media"]}>
          {picture === undefined ? (
            <Skeleton variant="block" ratio="4 / 3" />
          ) : picture === null ? (
            <span className={styles["none"]} aria-hidden="true" />
          ) : (
            <img
              className={styles["picture"]}
              src={picture.src}
              srcSet={picture.srcSet}
              sizes={picture.srcSet && "200px"}
              alt={description}
              decoding="async"
              width={400}
              height={300}
            />
          )}
          {overlay && <span className={styles["overlay"]}>{overlay}</span>}
        </span>
      }
    >
      {price}
    </ChoiceCard>
  );
}
