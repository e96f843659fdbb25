import type { ReactNode } from "react";
import { ChoiceCard } from "../choice-card/choice-card.tsx";
import { ExplainPrice } from "../choice-card/explain-price.tsx";
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
  /** CSS colour of the chosen grout. */
  groutColour?: string | undefined;
  /** Width of the visible wall in mm. The same for all cards of a page. */
  frameMm?: number | undefined;
  /** The tile's own price, below that: usually `<PriceTag size="aside" unit="m²">`. Leave out where the project hides tile prices. */
  price?: ReactNode | undefined;
  /**
   * What it costs extra over the standard, usually a small price tag; the same before and after the choice. `null` while it is not known
   * reserves the space. Leave out when no card has one.
   */
  difference?: ReactNode | undefined;
  /** The tile is cut to exact size; shown with an icon and the word. */
  rectified?: boolean | undefined;
  /** Opens the breakdown of the difference. Leave out for no button. */
  onExplain?: (() => void) | undefined;
  /** Number of sizes. With more than one, the card opens the size picker (also set `kind="opener"`). */
  sizeCount?: number | undefined;
}

/**
 * A tile to choose: a large sample to scale, with its extra cost over the standard. With several sizes it opens the size picker
 * instead of being a radio.
 */
export function TileCard({
  description,
  size,
  imageUrl,
  colour,
  widthMm,
  lengthMm,
  groutColour,
  frameMm,
  price,
  difference,
  rectified = false,
  sizeCount = 1,
  onExplain,
  ...choice
}: TileCardProps) {
  return (
    <ChoiceCard
      {...choice}
      media={<MaterialTexture {...{ imageUrl, colour, widthMm, lengthMm, groutColour, frameMm }} />}
      actions={onExplain && <ExplainPrice title={choice.title} onExplain={onExplain} />}
    >
      <span className={styles["kind"]}>
        {description && <span>{description}</span>}
        {(size || sizeCount > 1) && (
          // The chosen card names the chosen size
          <span className={styles["size"]}>
            {sizeCount > 1 && !(choice.selected && size) ? tileTexts.moreSizes(sizeCount) : size}
          </span>
        )}
      </span>
      {rectified && <RectifiedMark />}
      {(price || difference !== undefined) && (
        <span className={styles["prices"]}>
          {difference !== undefined && <span>{difference}</span>}
          {price && <span>{price}</span>}
        </span>
      )}
    </ChoiceCard>
  );
}
