import type { ReactNode } from "react";
import { ChoiceCard } from "../choice-card/choice-card.tsx";
import type { ChoiceProps } from "../choice-card/choice-props.ts";
import { MaterialTexture } from "../material-texture/material-texture.tsx";
import { RectifiedMark } from "./rectified-mark.tsx";
import styles from "./tile-card.module.css";
import { tileTexts } from "./texts.ts";

export interface TileCardProps extends ChoiceProps {
  /** The tile's name, such as 'Solva travertin'. */
  title: string;
  /** Colour and finish, in one or two words. */
  description?: string | undefined;
  /** Size in words, such as '60 x 120 cm.' (baseboards in mm). */
  size?: string | undefined;
  /** Picture of one tile. */
  imageUrl?: string | undefined;
  /** CSS colour when there is no picture. */
  colour?: string | undefined;
  /** Real width of one tile in mm; the tile is shown to scale. */
  widthMm?: number | undefined;
  /** Real length of one tile in mm. */
  lengthMm?: number | undefined;
  /** Width of the visible wall in mm. The same for all cards of a page. */
  frameMm?: number | undefined;
  /** The tile's own price, below that: usually `<PriceTag size="aside" unit="m²">`. Leave out where the project hides tile prices. */
  price?: ReactNode | undefined;
  /**
   * Price difference of choosing it, usually a small price tag. `null` on the chosen card reserves the space, so that
   * prices stay aligned. Leave out when no card has a difference.
   */
  difference?: ReactNode | undefined;
  /** The tile is cut to exact size; shown with an icon and the word. */
  rectified?: boolean | undefined;
  /** Number of sizes. With more than one, the card opens the size picker (also set `kind="opener"`). */
  sizeCount?: number | undefined;
}

/**
 * A tile to choose: a large sample to scale, with the price difference. With several sizes it opens the size picker
 * instead of being a radio.
 */
export function TileCard({
  description,
  size,
  imageUrl,
  colour,
  widthMm,
  lengthMm,
  frameMm,
  price,
  difference,
  rectified = false,
  sizeCount = 1,
  ...choice
}: TileCardProps) {
  // Reserves the space of the difference on the chosen card, only when other cards show one.
  const keepsPlace = choice.selected && !choice.disabledReason && difference !== undefined;
  return (
    <ChoiceCard {...choice} media={<MaterialTexture {...{ imageUrl, colour, widthMm, lengthMm, frameMm }} />}>
      {description && <span>{description}</span>}
      {(size || sizeCount > 1) && (
        <span className={styles["size"]}>{sizeCount > 1 ? tileTexts.moreSizes(sizeCount) : size}</span>
      )}
      {rectified && <RectifiedMark />}
      {(price || difference) && (
        <span className={styles["prices"]}>
          {(difference || keepsPlace) && <span>{difference}</span>}
          {price && <span>{price}</span>}
        </span>
      )}
    </ChoiceCard>
  );
}
