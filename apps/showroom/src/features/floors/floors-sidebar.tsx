import { Suspense, useMemo, useState } from "react";
import { Alert } from "@showroom/ui/feedback/alert/alert";
import { Button } from "@showroom/ui/controls/button/button";
import { Disclosure } from "@showroom/ui/controls/disclosure/disclosure";
import { EmptyState } from "@showroom/ui/feedback/empty-state/empty-state";
import { HtmlContent } from "@showroom/ui/layout/html-content/html-content";
import { FloorCard, NoFloorCard } from "@showroom/ui/showroom/floor-card/floor-card";
import { TileGrid } from "@showroom/ui/showroom/tile-grid/tile-grid";
import type { FloorMaterial } from "@showroom/domain/model/floor";
import { chosenFloor, coloursOfMaterial, leastFloor } from "@showroom/domain/configurator/floor-picker";
import { coloursAmong, materialsInColour } from "@showroom/domain/filter/floor-colours";
import { NO_TRAITS } from "@showroom/domain/filter/traits";
import type { CardPrice } from "@showroom/domain/pricing/card-price";
import { floorStatus, selectFloor, selectNoFloor } from "@showroom/domain/selection/floors";
import { useImages } from "@showroom/web-app/pictures/use-images";
import { formatDifference, formatEuro } from "@showroom/domain/format/money";
import { ZERO } from "@showroom/domain/money/cents";
import { PriceTag } from "@showroom/ui/showroom/price-tag/price-tag";
import { useCardsInSight } from "../../shared/choice-cards/use-cards-in-sight.ts";
import { DiscountNote } from "../../shared/prices/discount-note.tsx";
import { useCardPrices } from "../../shared/prices/use-card-prices.ts";
import { useRoom } from "../../shared/step-view/use-room.ts";
import { useShowroom } from "../../shared/step-view/use-showroom.ts";
import { useAddressWriter } from "../../shared/browser/use-address-writer.ts";
import { useAskedTraits } from "../../shared/traits/use-asked-traits.ts";
import { lazyPart } from "../../timeline/lazy-part.tsx";
import { MaterialPrice } from "./material-price.tsx";
import { floorDescription } from "./floor-description.ts";
import { floorsTexts as texts } from "./texts.ts";
import { useFloorOffer } from "./use-floor-offer.ts";
import styles from "./floors.module.css";

const { Lazy: FloorFilter } = lazyPart(async () => (await import("./floor-filter.tsx")).FloorFilter);
const { Lazy: FloorDialog } = lazyPart(async () => (await import("./floor-dialog.tsx")).FloorDialog);

/** The choice of a living floor: a card per material, and one for no floor. */
export function FloorsSidebar() {
  const { page } = useShowroom();
  const { room, locked, change } = useRoom();
  const { offer, retry, fetching } = useFloorOffer();
  const images = useImages();
  const prices = useCardPrices();
  const inSight = useCardsInSight(2);
  const [picking, setPicking] = useState<FloorMaterial | null>(null);
  const status = floorStatus(room);
  const traits = useAskedTraits(useAddressWriter());
  const offered = useMemo(() => (offer ? coloursAmong(offer) : NO_TRAITS), [offer]);
  const left = useMemo(
    () => (offer ? materialsInColour(offer, traits.wanted, room.floorMaterialId) : []),
    [offer, traits.wanted, room.floorMaterialId],
  );
  // The notice keeps its space after the choice, so that the pressed card does not move.
  const [asked] = useState(status === "open");
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
    <div className={styles["tab"]}>
      {page.introText && <HtmlContent html={page.introText} />}
      {page.pageText && (
        <Disclosure showLabel={texts.more} hideLabel={texts.less}>
          <HtmlContent html={page.pageText} />
        </Disclosure>
      )}
      {asked && !locked && (
        <div className={styles["notice"]}>
          <Alert variant="info" className={status === "open" ? undefined : styles["unsaid"]}>
            {texts.chooseFirst}
          </Alert>
          <Alert variant="success" className={status === "open" ? styles["unsaid"] : undefined}>
            {texts.chosen}
          </Alert>
        </div>
      )}
      <DiscountNote group="floors" />
      {offer?.materials.length === 0 && (
        <EmptyState
          title={texts.unavailable}
          action={
            <Button size="small" loading={fetching} onClick={retry}>
              {texts.retry}
            </Button>
          }
        />
      )}
      <div className={styles["filter"]}>
        <Suspense>
          {offered.colorGroup.length > 1 && <FloorFilter asked={traits} offered={offered} count={left.length} />}
        </Suspense>
      </div>
      <TileGrid label={texts.list} columns="two" inSight={inSight} loading={offer === undefined}>
        {offer && [
          ...left.map(({ material, fitting }) => {
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
    </div>
  );
}
