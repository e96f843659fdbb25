import { Suspense, useState } from "react";
import { FloorCard, NoFloorCard } from "@showroom/ui/showroom/floor-card/floor-card";
import { PriceTag } from "@showroom/ui/showroom/price-tag/price-tag";
import { TileGrid } from "@showroom/ui/showroom/tile-grid/tile-grid";
import { chosenFloor, coloursOfMaterial, leastFloor } from "@showroom/domain/configurator/floor-picker";
import type { FittingMaterial } from "@showroom/domain/filter/floor-colours";
import { formatDifference, formatEuro } from "@showroom/domain/format/money";
import type { FloorMaterial } from "@showroom/domain/model/floor";
import { ZERO } from "@showroom/domain/money/cents";
import type { CardPrice } from "@showroom/domain/pricing/card-price";
import { floorStatus, selectFloor, selectNoFloor, type FloorOffer } from "@showroom/domain/selection/floors";
import { useImages } from "@showroom/web-app/pictures/use-images";
import { useCardsInSight } from "../../shared/choice-cards/use-cards-in-sight.ts";
import { useCardPrices } from "../../shared/prices/use-card-prices.ts";
import { useRoom } from "../../shared/step-view/use-room.ts";
import { lazyPart } from "../../timeline/lazy-part.tsx";
import { floorDescription } from "./floor-description.ts";
import { MaterialPrice } from "./material-price.tsx";
import { floorsTexts as texts } from "./texts.ts";

const { Lazy: FloorDialog } = lazyPart(async () => (await import("./floor-dialog.tsx")).FloorDialog);

export interface FloorListProps {
  /** Undefined while the lists are fetched. */
  readonly offer: FloorOffer | undefined;
  /** The materials to show. */
  readonly materials: readonly FittingMaterial[];
}

/** A card per material, and one for no floor. */
export function FloorList({ offer, materials }: FloorListProps) {
  const { room, locked, change } = useRoom();
  const images = useImages();
  const prices = useCardPrices();
  const inSight = useCardsInSight(2);
  const [picking, setPicking] = useState<FloorMaterial | null>(null);
  const status = floorStatus(room);
  /** The price of the chosen floor, or of the material's cheapest colour and baseboard. */
  const priceOf = (material: FloorMaterial): CardPrice | null => {
    const floor = offer && (chosenFloor(room, material.id) ?? leastFloor(offer, material.id));
    if (!offer || !floor) return null;
    return prices(JSON.stringify(floor), (context, present) => selectFloor(context, present, offer, floor));
  };
  const noFloorPrice = prices("no-floor", (context, present) => selectNoFloor(context, present));
  /** Without a floor nothing is delivered, so it costs nothing and is not 'Inbegrepen'. */
  const noFloor = status === "chosen" && noFloorPrice?.now ? formatDifference(noFloorPrice.now) : undefined;
  const lockedReason = locked ? texts.lockedCard : undefined;
  return (
    <>
      <TileGrid label={texts.list} columns="two" inSight={inSight} loading={offer === undefined}>
        {offer && [
          ...materials.map(({ material, fitting }) => {
            const colours = coloursOfMaterial(offer, material.id);
            const chosen = room.floorMaterialId === material.id;
            const colour = chosen ? colours.find((candidate) => candidate.id === room.colorId) : undefined;
            const picture = colour?.images[0] ?? (fitting[0] ?? colours[0])?.images[0] ?? material.images[0];
            return (
              <FloorCard
                key={material.id}
                value={String(material.id)}
                title={material.name}
                imageUrl={picture && images.url(picture.public_id, { crop: "fill", width: 400, height: 400 })}
                selected={chosen}
                colourCount={colours.length}
                chosenColour={colour?.name}
                description={floorDescription(material, colours)}
                price={<MaterialPrice price={priceOf(material)} chosen={chosen} />}
                disabledReason={lockedReason}
                onSelect={() => setPicking(material)}
              />
            );
          }),
          <NoFloorCard
            key="none"
            selected={status === "none"}
            disabledReason={lockedReason}
            price={noFloor && <PriceTag size="small" amount={formatEuro(ZERO)} now={noFloor} />}
            onSelect={() => change((context, present) => selectNoFloor(context, present), ["floor"])}
          />,
        ]}
      </TileGrid>
      <Suspense>
        {picking && offer && <FloorDialog material={picking} offer={offer} onClose={() => setPicking(null)} />}
      </Suspense>
    </>
  );
}
