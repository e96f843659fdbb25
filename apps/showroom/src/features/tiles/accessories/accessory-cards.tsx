import { SwatchGrid } from "@showroom/ui/showroom/swatch-grid/swatch-grid";
import type { AccessoryType } from "@showroom/domain/model/choices";
import {
  addAccessory,
  chosenAccessory,
  clearAccessory,
  mayHaveNoAccessory,
  selectAccessory,
} from "@showroom/domain/selection/accessories";
import type { PageProduct } from "@showroom/domain/model/product";
import type { AccessoryPlace } from "@showroom/domain/model/room-slot";
import { withPlainOption } from "@showroom/domain/selection/tile-options";
import { mainChoice } from "@showroom/domain/selection/variants";
import { accessoryField } from "@showroom/domain/selection/room-fields";
import { useImages } from "@showroom/web-app/pictures/use-images";
import { CardPriceOf } from "../../../shared/prices/card-price-tag.tsx";
import { ExplainButton } from "../prices/explain-button.tsx";
import type { Alternative } from "../../../shared/prices/use-card-prices.ts";
import type { RoomAction } from "../../../shared/choices/choices-store.ts";
import { useRoom } from "../../../shared/step-view/use-room.ts";
import { tilesTexts } from "../texts.ts";
import { UnitPriceTag } from "../prices/unit-price-tag.tsx";

/** The value of the card for no grout or no profile. */
const NONE = "none";

export interface AccessoryCardsProps {
  readonly place: AccessoryPlace;
  readonly type: AccessoryType;
  readonly showPrices: boolean;
}

/**
 * Cards of grouts or profiles for one surface. A click on the chosen card restores the standard. Without a standard,
 * the card 'Geen' chooses none.
 */
export function AccessoryCards({ place, type, showPrices }: AccessoryCardsProps) {
  const images = useImages();
  const { context, room, locked, change } = useRoom();
  const { products } = context.catalogue.accessories[place][type];
  const chosen = chosenAccessory(room, place, type);
  const start: RoomAction | undefined =
    place === "wall" || place === "floor" ? undefined : (own, standard) => withPlainOption(own, standard, place, room);
  const clear: RoomAction = (own, present) => clearAccessory(own, present, place, type);
  const none = mayHaveNoAccessory(context, place, type) && {
    value: NONE,
    label: tilesTexts.none,
    disabledReason: locked ? tilesTexts.locked : undefined,
    price: <CardPriceOf alternatives={[{ name: `${place}/${type}/${NONE}`, action: clear, start }]} />,
  };
  const alternativesOf = (item: PageProduct): readonly Alternative[] => [
    {
      name: `${place}/${type}/${item.id}`,
      action: (own, present) => addAccessory(own, present, place, type, mainChoice(item)),
      start,
    },
  ];
  const taken = products.find(({ id }) => id === chosen?.pageProductId);
  const select = (value: string): void => {
    if (value === NONE) return change(clear, [accessoryField(place, type)]);
    const product = products.find((candidate) => String(candidate.id) === value);
    if (product)
      change(
        (own, present) => selectAccessory(own, present, place, type, mainChoice(product)),
        [accessoryField(place, type)],
      );
  };
  return (
    <>
      <SwatchGrid
        label={tilesTexts.accessories[type]}
        name={`${place}-${type}`}
        value={chosen === null ? (none ? NONE : undefined) : String(chosen.pageProductId)}
        emptyText={tilesTexts.unavailable}
        options={[
          ...(none ? [none] : []),
          ...products.map((item) => {
            const { product } = item;
            const picture = product.images[0];
            const alternatives = alternativesOf(item);
            return {
              value: String(item.id),
              label: product.colorName ?? product.name,
              imageUrl: picture && images.url(picture.public_id, { crop: "fill", width: 200, height: 200 }),
              colour: product.groutColor ?? product.color ?? undefined,
              disabledReason: locked ? tilesTexts.locked : undefined,
              price: (
                <>
                  <CardPriceOf alternatives={alternatives} />
                  {showPrices && product.grossPrice > 0 && (
                    <UnitPriceTag pageProduct={item} variant={mainChoice(item)} beside={alternatives} />
                  )}
                </>
              ),
            };
          }),
        ]}
        onSelect={select}
        onDeselect={select}
      />
      {taken && <ExplainButton title={taken.product.name} alternatives={alternativesOf(taken)} chosen />}
    </>
  );
}
