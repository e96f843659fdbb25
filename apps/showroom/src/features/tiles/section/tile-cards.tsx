import { memo, startTransition, useCallback, useDeferredValue, useMemo, useState } from "react";
import { Text } from "@showroom/ui/layout/text/text";
import { TileCard } from "@showroom/ui/showroom/tile-card/tile-card";
import { TileGrid } from "@showroom/ui/showroom/tile-grid/tile-grid";
import { formatTileCardSize } from "@showroom/domain/format/measures";
import type { ProductChoice } from "@showroom/domain/model/choices";
import type { PageProduct, Product } from "@showroom/domain/model/product";
import { enabledFirst, isFilteredOut } from "@showroom/domain/configurator/product-state";
import { mainVariant, variantsOf } from "@showroom/domain/selection/variants";
import { useImages } from "@showroom/web-app/pictures/use-images";
import { lazyPart } from "../../../timeline/lazy-part.tsx";
import { LazyHeart } from "../../../shared/favourites/lazy-heart.tsx";
import { CardPriceOf } from "../../../shared/prices/card-price-tag.tsx";
import type { Alternative } from "../../../shared/prices/use-card-prices.ts";
import { useCardsInSight } from "../../../shared/choice-cards/use-cards-in-sight.ts";
import { useFirstOf } from "../../../timeline/first-of.ts";
import type { ExplainedPrice } from "../../../shared/prices/price-dialog.tsx";
import { SAMPLE_FRAME } from "../../../shared/choice-cards/sample-frame.ts";
import { tilesTexts } from "../texts.ts";
import type { TileCardsProps } from "./tile-cards-props.ts";
import { UnitPriceTag } from "../prices/unit-price-tag.tsx";
import styles from "../tiles.module.css";

const { Lazy: TileSizeDialog, useEarly: useSizeDialogEarly } = lazyPart(
  async () => (await import("../size-picker/tile-size-dialog.tsx")).TileSizeDialog,
);

const { Lazy: PriceDialog } = lazyPart(
  async () => (await import("../../../shared/prices/price-dialog.tsx")).PriceDialog,
);

/** The tiles of one assortment. A tile with several sizes opens the size picker. */
export const TileCards = memo(function TileCards(props: TileCardsProps) {
  const {
    label,
    name,
    first = false,
    tiles,
    filteredIds,
    sort,
    waits,
    chosen,
    groutColour,
    locked,
    showPrices,
    actionFor,
    onChoose,
  } = props;
  const [picking, setPicking] = useState<PageProduct | null>(null);
  const [explained, setExplained] = useState<ExplainedPrice | null>(null);
  useSizeDialogEarly();
  // A transition keeps the press responsive. There is no Suspense fallback: React would show it for at least 300 ms, even with the code loaded.
  const pick = useCallback((tile: PageProduct) => startTransition(() => setPicking(tile)), []);
  const explain = useCallback((price: ExplainedPrice) => startTransition(() => setExplained(price)), []);
  // The order follows after the choice itself is shown; sorting a thousand tiles would delay it.
  const placed = useDeferredValue(chosen);
  const ordered = useMemo(
    () => enabledFirst(sort(tiles, placed).map((tile) => ({ tile, disabled: isFilteredOut(filteredIds, tile) }))),
    [sort, tiles, placed, filteredIds],
  );
  const inSight = useCardsInSight(3);
  const { shown, showMore } = useFirstOf(ordered, 2 * inSight);
  const described = describedTile(tiles, chosen);
  return (
    <>
      <TileGrid label={label} name={name} inSight={first ? inSight : 0} onNearEnd={showMore} loading={waits}>
        {shown.map(({ tile, disabled }) => (
          <OneTile
            key={tile.id}
            {...{ tile, name, groutColour, locked, showPrices, actionFor, onChoose }}
            chosenVariant={chosen?.pageProductId === tile.id ? chosen.variantProjectProductId : null}
            filtered={disabled}
            onPick={pick}
            onExplain={explain}
          />
        ))}
      </TileGrid>
      {described && (
        <Text tone="muted" className={styles["described"]}>
          {`${described.name}: ${described.description}`}
        </Text>
      )}
      {picking && <TileSizeDialog {...props} tile={picking} onClose={() => setPicking(null)} />}
      {explained && <PriceDialog {...explained} onClose={() => setExplained(null)} />}
    </>
  );
});

/** The chosen tile, when it is one of these and the catalogue describes it. */
function describedTile(tiles: readonly PageProduct[], chosen: ProductChoice | null): Product | null {
  const tile = tiles.find(({ id }) => id === chosen?.pageProductId);
  const variant = tile && variantsOf(tile).find(({ id }) => id === chosen?.variantProjectProductId);
  return variant && variant.product.description !== "" ? variant.product : null;
}

interface OneTileProps extends Pick<
  TileCardsProps,
  "name" | "groutColour" | "locked" | "showPrices" | "actionFor" | "onChoose"
> {
  readonly tile: PageProduct;
  /** Null while another tile is chosen. */
  readonly chosenVariant: number | null;
  readonly filtered: boolean;
  readonly onPick: (tile: PageProduct) => void;
  readonly onExplain: (price: ExplainedPrice) => void;
}

const OneTile = memo(function OneTile({
  tile,
  name,
  chosenVariant,
  groutColour,
  locked,
  filtered,
  showPrices,
  actionFor,
  onChoose,
  onPick,
  onExplain,
}: OneTileProps) {
  const images = useImages();
  const variants = variantsOf(tile);
  const variant = variants.find(({ id }) => id === chosenVariant) ?? mainVariant(tile);
  const { product } = variant;
  const selected = chosenVariant !== null;
  const several = variants.length > 1;
  const choiceOf = (id: number): ProductChoice => ({ pageProductId: tile.id, variantProjectProductId: id });
  const picture = product.images[0];
  // The chosen card shows the chosen size, another card the cheapest.
  const alternatives = (selected ? [variant] : variants).map(({ id }): Alternative => ({
    name: `${name}/${id}`,
    action: actionFor(choiceOf(id)),
  }));
  return (
    <TileCard
      kind={several ? "opener" : "radio"}
      value={String(tile.id)}
      title={product.name}
      description={product.group}
      size={formatTileCardSize(product.width, product.length) ?? undefined}
      sizeCount={variants.length}
      imageUrl={picture && images.url(picture.public_id, { crop: "fit", width: 300 })}
      colour={product.color ?? undefined}
      widthMm={product.width ?? undefined}
      lengthMm={product.length ?? undefined}
      groutColour={groutColour}
      frameMm={SAMPLE_FRAME}
      rectified={product.isRectified}
      selected={selected}
      disabledReason={locked ? tilesTexts.locked : filtered && !selected ? tilesTexts.filter.reason : undefined}
      price={
        showPrices && (
          <UnitPriceTag
            pageProduct={tile}
            variant={chosenVariant === null ? null : choiceOf(chosenVariant)}
            beside={alternatives}
          />
        )
      }
      difference={<CardPriceOf alternatives={alternatives} />}
      corner={<LazyHeart id={tile.id} name={product.name} />}
      onExplain={() => onExplain({ title: product.name, alternatives, chosen: selected })}
      onSelect={several ? () => onPick(tile) : () => onChoose(choiceOf(variant.id))}
    />
  );
});
