import { memo, useState } from "react";
import { PriceTag } from "@showroom/ui/showroom/price-tag/price-tag";
import { TileCard } from "@showroom/ui/showroom/tile-card/tile-card";
import { TileGrid } from "@showroom/ui/showroom/tile-grid/tile-grid";
import { formatTileCardSize } from "@showroom/domain/format/measures";
import type { ProductChoice } from "@showroom/domain/model/choices";
import type { PageProduct, ProductVariant } from "@showroom/domain/model/product";
import { enabledFirst, isFilteredOut } from "@showroom/domain/selection/product-state";
import { mainVariant, variantsOf } from "@showroom/domain/selection/variants";
import { useImages } from "../../shared/api/image-url.ts";
import { TileSizeDialog } from "./tile-size-dialog.tsx";
import { unitOf, unitPrice } from "./tile-prices.ts";
import { tilesTexts } from "./texts.ts";

/** How much wall a sample shows, in mm: the same everywhere, so that sizes compare. */
export const SAMPLE_FRAME = 900;

export interface TileCardsProps {
  /** What is chosen here, for screen readers. */
  readonly label: string;
  /** Radio group, shared by the assortments of one choice. */
  readonly name: string;
  readonly tiles: readonly PageProduct[];
  readonly chosen: ProductChoice | null;
  readonly locked: boolean;
  readonly showPrices: boolean;
  readonly filteredIds: ReadonlySet<number>;
  /** What choosing it would change in the total. */
  readonly difference: (choice: ProductChoice) => string | null;
  readonly onSelect: (choice: ProductChoice) => void;
  /** The chosen one is clicked once more. */
  readonly onDeselect?: (choice: ProductChoice) => void;
}

/** Tiles of one assortment; one with several sizes opens a picker. */
export function TileCards(props: TileCardsProps) {
  const { label, name, tiles, filteredIds } = props;
  const [picking, setPicking] = useState<PageProduct | null>(null);
  const ordered = enabledFirst(tiles.map((tile) => ({ tile, disabled: isFilteredOut(filteredIds, tile) })));
  return (
    <>
      <TileGrid label={label} name={name}>
        {ordered.map(({ tile, disabled }) => (
          <OneTile key={tile.id} {...props} tile={tile} filtered={disabled} onPick={setPicking} />
        ))}
      </TileGrid>
      {picking && <TileSizeDialog {...props} tile={picking} onClose={() => setPicking(null)} />}
    </>
  );
}

interface OneTileProps extends TileCardsProps {
  readonly tile: PageProduct;
  readonly filtered: boolean;
  readonly onPick: (tile: PageProduct) => void;
}

/** The variant that a card shows: the chosen one, or the one it is named after. */
function shownVariant(tile: PageProduct, chosen: ProductChoice | null): ProductVariant {
  const picked = chosen?.pageProductId === tile.id ? variantsOf(tile).find((variant) => variant.id === chosen.variantProjectProductId) : undefined;
  return picked ?? mainVariant(tile);
}

const OneTile = memo(function OneTile({ tile, chosen, locked, filtered, showPrices, difference, onSelect, onDeselect, onPick }: OneTileProps) {
  const images = useImages();
  const variant = shownVariant(tile, chosen);
  const { product } = variant;
  const selected = chosen?.pageProductId === tile.id;
  const sizes = variantsOf(tile).length;
  const choice = { pageProductId: tile.id, variantProjectProductId: variant.id };
  const change = selected ? null : difference(choice);
  const picture = product.images[0];
  return (
    <TileCard
      kind={sizes > 1 ? "opener" : "radio"}
      value={String(tile.id)}
      title={product.name}
      description={product.group}
      size={formatTileCardSize(product.width, product.length) ?? undefined}
      sizeCount={sizes}
      imageUrl={picture && images.url(picture.public_id, { crop: "fit", width: 300 })}
      colour={product.color ?? undefined}
      widthMm={product.width ?? undefined}
      lengthMm={product.length ?? undefined}
      frameMm={SAMPLE_FRAME}
      rectified={product.isRectified}
      selected={selected}
      disabledReason={locked ? tilesTexts.locked : filtered && !selected ? tilesTexts.filter.reason : undefined}
      price={showPrices && <PriceTag size="small" amount={unitPrice(product)} unit={unitOf(product)} from={!selected && sizes > 1} />}
      difference={change !== null && <PriceTag size="small" amount={change === "Inbegrepen" ? undefined : change} />}
      onSelect={sizes > 1 ? () => onPick(tile) : () => onSelect(choice)}
      onDeselect={onDeselect && selected ? () => onDeselect(choice) : undefined}
    />
  );
});
