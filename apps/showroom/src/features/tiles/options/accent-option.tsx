import { memo, startTransition, useState } from "react";
import { HtmlContent } from "@showroom/ui/layout/html-content/html-content";
import { ColourSelector } from "@showroom/ui/showroom/colour-selector/colour-selector";
import { enabledFirst, isFilteredOut } from "@showroom/domain/configurator/product-state";
import type { ProductChoice, TileOptionChoice } from "@showroom/domain/model/choices";
import { TILE_TYPES } from "@showroom/domain/model/product";
import type { PageProduct } from "@showroom/domain/model/product";
import type { AccentKind } from "@showroom/domain/model/tile-option";
import { findChoice, type PageCatalogue } from "@showroom/domain/selection/page-catalogue";
import { selectAccent } from "@showroom/domain/selection/tile-options";
import { mainChoice, variantsOf } from "@showroom/domain/selection/variants";
import { choiceWords } from "@showroom/domain/words/product-words";
import { useImages } from "@showroom/web-app/pictures/use-images";
import type { RoomAction } from "../../../shared/choices/choices-store.ts";
import { lazyPart } from "../../../timeline/lazy-part.tsx";
import { CardPriceOf } from "../../../shared/prices/card-price-tag.tsx";
import { ExplainButton } from "../prices/explain-button.tsx";
import type { PlaceFilter } from "../filter/applied-filter.ts";
import { addTile, cardsName } from "../../../shared/prices/tile-alternatives.ts";
import { tilesTexts } from "../texts.ts";
import { optionTexts } from "./texts.ts";
import { OptionAccessories } from "./option-accessories.tsx";
import type { OptionProps } from "./option-props.ts";
import styles from "../tiles.module.css";

const { Lazy: TileSizeDialog, useEarly: useSizeDialogEarly } = lazyPart(
  async () => (await import("../size-picker/tile-size-dialog.tsx")).TileSizeDialog,
);

const texts = optionTexts;

interface AccentOptionProps extends OptionProps<AccentKind>, PlaceFilter {
  /** The same object until this option changes, so that other choices do not render its cards again. */
  readonly chosen: TileOptionChoice | null;
  readonly catalogue: PageCatalogue;
}

/** The chosen tile in words, with its size where it comes in several. */
function chosenName(catalogue: PageCatalogue, choice: ProductChoice | null): string | undefined {
  const words = choiceWords(catalogue, choice);
  const chosen = findChoice(catalogue, choice);
  if (words === null || chosen === null) return undefined;
  return chosen.pageProduct.variants.length > 1 && chosen.product.size ? `${words}, ${chosen.product.size}` : words;
}

/** An accent with its own tiles. A tile with several sizes opens the size picker. */
export const AccentOption = memo(function AccentOption({
  kind,
  chosen,
  catalogue,
  filteredIds,
  sort,
  locked,
  showPrices,
  choose,
}: AccentOptionProps) {
  const images = useImages();
  const [picking, setPicking] = useState<PageProduct | null>(null);
  useSizeDialogEarly();
  const option = catalogue.options.get(kind);
  const { byType, products } = catalogue.tiles[kind];
  const present = chosen?.selectedVariant ?? null;
  const nameOf = (choice: ProductChoice) => `${cardsName(kind)}/${choice.variantProjectProductId}`;
  const actionOf =
    (choice: ProductChoice): RoomAction =>
    (context, room) =>
      selectAccent(context, room, kind, choice);
  /** Only adds, for the price of a card. */
  const addOf = (choice: ProductChoice): RoomAction => addTile(kind, choice);
  const take = (choice: ProductChoice): void =>
    choose({ kind, name: nameOf(choice), action: actionOf(choice), tile: choice }, chosen === null);
  const drop = (choice: ProductChoice): void =>
    choose({ kind, name: nameOf(choice), action: actionOf(choice), tile: null }, false);
  const press = (value: string): void => {
    const product = products.find((candidate) => String(candidate.id) === value);
    if (!product) return;
    if (product.variants.length > 1) startTransition(() => setPicking(product));
    else if (present?.pageProductId === product.id) drop(present);
    else take(mainChoice(product));
  };
  return (
    <div className={styles["option"]}>
      <h3>{option?.title ?? texts.titles[kind]}</h3>
      {option && <HtmlContent html={option.description} />}
      <ColourSelector
        value={present ? String(present.pageProductId) : undefined}
        chosenName={chosenName(catalogue, present)}
        groups={TILE_TYPES.filter((type) => byType[type].length > 0).map((type) => ({
          id: type,
          title: texts.colourGroups[type],
          note: tilesTexts.types[type].note,
          options: enabledFirst(
            sort(byType[type], present).map((item) => ({ item, disabled: isFilteredOut(filteredIds, item) })),
          ).map(({ item, disabled }) => {
            const picture = item.product.images[0];
            const selected = present?.pageProductId === item.id;
            const variants = variantsOf(item);
            return {
              kind: variants.length > 1 ? ("opener" as const) : undefined,
              value: String(item.id),
              label: item.product.colorName ?? item.product.name,
              imageUrl: picture && images.url(picture.public_id, { crop: "fill", width: 200, height: 200 }),
              colour: item.product.color ?? undefined,
              disabledReason: locked ? tilesTexts.locked : disabled && !selected ? tilesTexts.filter.reason : undefined,
              price: (
                <span>
                  {variants.length > 1 && <span>{`${texts.sizes(variants.length)} `}</span>}
                  <CardPriceOf
                    alternatives={variants
                      .filter(({ id }) => !selected || id === present?.variantProjectProductId)
                      .map(({ id }) => {
                        const choice = { pageProductId: item.id, variantProjectProductId: id };
                        return { name: nameOf(choice), action: addOf(choice) };
                      })}
                  />
                </span>
              ),
            };
          }),
        }))}
        onSelect={press}
        onDeselect={press}
      />
      {present && (
        <ExplainButton
          title={chosenName(catalogue, present) ?? ""}
          alternatives={[{ name: nameOf(present), action: addOf(present) }]}
          chosen
        />
      )}
      {chosen && <OptionAccessories kind={kind} showPrices={showPrices} />}
      {picking && (
        <TileSizeDialog
          tile={picking}
          name={kind}
          chosen={present}
          {...{ locked, showPrices, filteredIds }}
          actionFor={actionOf}
          actionToPrice={addOf}
          onChoose={take}
          onDrop={present?.pageProductId === picking.id ? () => drop(present) : undefined}
          onClose={() => setPicking(null)}
        />
      )}
    </div>
  );
});
