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
  /** A word or two: colour, finish. */
  description?: string | undefined;
  /** Size in words, such as '60 x 120 cm.' (baseboards in mm). */
  size?: string | undefined;
  /** Picture of one tile. */
  imageUrl?: string | undefined;
  /** CSS colour where there is no picture. */
  colour?: string | undefined;
  /** True width of one tile in mm: the tile is shown at its real relative scale. */
  widthMm?: number | undefined;
  /** True length of one tile in mm. */
  lengthMm?: number | undefined;
  /** How much wall the sample shows, in mm. The same for all cards of a page. */
  frameMm?: number | undefined;
  /** The tile's own price, usually `<PriceTag size="small" unit="m²">`. Leave out where the project hides tile prices. */
  price?: ReactNode | undefined;
  /**
   * What choosing it changes in the total, usually a small price tag with a signed amount. The chosen one changes nothing: `null` keeps
   * the place that its neighbours have for it. Leave out where no card says it.
   */
  difference?: ReactNode | undefined;
  /** Cut to exact size; shown with an icon and the word. */
  rectified?: boolean | undefined;
  /** Number of sizes to choose from; more than one makes the card open the size picker (set `kind="opener"` too). */
  sizeCount?: number | undefined;
}

/**
 * A tile to choose, large and at its real relative scale, with what it costs compared to now.
 * With several sizes it opens the size picker instead of being a radio itself.
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
  // Without that place the prices of a row would not stand in line; with it where no card has one, neither.
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
          {price && <span>{price}</span>}
          {(difference || keepsPlace) && <span>{difference}</span>}
        </span>
      )}
    </ChoiceCard>
  );
}
