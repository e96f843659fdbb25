import type { ReactNode } from "react";
import { ChoiceCard } from "../choice-card/choice-card.tsx";
import type { ChoiceProps } from "../choice-card/choice-props.ts";
import { MaterialTexture } from "../material-texture/material-texture.tsx";
import styles from "./floor-card.module.css";
import { floorCardTexts } from "./texts.ts";

export interface FloorCardProps extends Omit<ChoiceProps, "kind"> {
  /** Name of the floor material: 'PVC visgraat'. */
  title: string;
  /** Picture of the floor. */
  imageUrl?: string | undefined;
  /** CSS colour when there is no picture. */
  colour?: string | undefined;
  /** Minimum price, or the total of the chosen floor; a price tag. */
  price?: ReactNode | undefined;
  /** Number of colours. */
  colourCount?: number | undefined;
  /** A sentence about it. Pass sanitized content. */
  description?: ReactNode | undefined;
  /** Name of the chosen colour, if the material is chosen. */
  chosenColour?: string | undefined;
}

/** A floor material. A press opens the dialog in which colour and baseboard are chosen. */
export function FloorCard({
  title,
  imageUrl,
  colour,
  price,
  colourCount,
  description,
  chosenColour,
  ...choice
}: FloorCardProps) {
  return (
    <ChoiceCard
      {...choice}
      kind="opener"
      frame="sheet"
      title={title}
      media={<MaterialTexture imageUrl={imageUrl} colour={colour} shape="wide" />}
    >
      {chosenColour ? (
        <span>{chosenColour}</span>
      ) : (
        colourCount !== undefined && <span>{floorCardTexts.colours(colourCount)}</span>
      )}
      {description && <div className={styles["description"]}>{description}</div>}
      {price && <span className={styles["price"]}>{price}</span>}
    </ChoiceCard>
  );
}

export interface NoFloorCardProps extends Pick<ChoiceProps, "selected" | "onSelect" | "disabledReason"> {
  /** Price difference as a price tag, when a floor is chosen. */
  price?: ReactNode | undefined;
}

/** The choice 'Geen woonvloer', shown as bare screed. Chosen without a dialog. */
export function NoFloorCard({ price, ...choice }: NoFloorCardProps) {
  return (
    <ChoiceCard
      {...choice}
      kind="press"
      value="none"
      frame="sheet"
      title={floorCardTexts.none}
      media={<span className={styles["bare"]} aria-hidden="true" />}
    >
      <span>{floorCardTexts.noneNote}</span>
      {price && <span className={styles["price"]}>{price}</span>}
    </ChoiceCard>
  );
}
