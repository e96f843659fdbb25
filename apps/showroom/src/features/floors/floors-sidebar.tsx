import { useState } from "react";
import { Alert } from "@showroom/ui/feedback/alert/alert";
import { Button } from "@showroom/ui/controls/button/button";
import { Disclosure } from "@showroom/ui/controls/disclosure/disclosure";
import { EmptyState } from "@showroom/ui/feedback/empty-state/empty-state";
import { HtmlContent } from "@showroom/ui/layout/html-content/html-content";
import { FloorCard, NoFloorCard } from "@showroom/ui/showroom/floor-card/floor-card";
import { TileGrid } from "@showroom/ui/showroom/tile-grid/tile-grid";
import type { FloorMaterial } from "@showroom/domain/model/floor";
import { hasIndicativeLines } from "@showroom/domain/model/cost";
import { sum } from "@showroom/domain/money/cents";
import { coloursOfMaterial, leastFloor } from "@showroom/domain/configurator/floor-picker";
import { mayBeIndicative } from "@showroom/domain/pricing/tile-amounts";
import { floorStatus, selectFloor, selectNoFloor } from "@showroom/domain/selection/floors";
import { useImages } from "@showroom/web-app/pictures/use-images";
import { useCardsInSight } from "../../shared/choice-cards/use-cards-in-sight.ts";
import { DifferenceTag } from "../../shared/prices/difference-tag.tsx";
import { useDifferences } from "../../shared/prices/use-differences.ts";
import type { Difference } from "../../shared/prices/use-differences.ts";
import { useRoom } from "../../shared/step-view/use-room.ts";
import { useCostView, useShowroom } from "../../shared/step-view/use-showroom.ts";
import { FloorDialog } from "./floor-dialog.tsx";
import { MaterialPrice } from "./material-price.tsx";
import { floorDescription } from "./floor-description.ts";
import { floorsTexts as texts } from "./texts.ts";
import { useFloorOffer } from "./use-floor-offer.ts";
import styles from "./floors.module.css";

/** The choice of a living floor: a card per material, and one for no floor. */
export function FloorsSidebar() {
  const { page, project } = useShowroom();
  const cost = useCostView();
  const { room, locked, change } = useRoom();
  const { offer, retry, fetching } = useFloorOffer();
  const images = useImages();
  const differences = useDifferences();
  const inSight = useCardsInSight(2);
  const [picking, setPicking] = useState<FloorMaterial | null>(null);
  const status = floorStatus(room);
  // The notice keeps its space after the choice, so that the pressed card does not move.
  const [asked] = useState(status === "open");
  const own = cost?.cost.pageCosts.find((candidate) => candidate.id === page.id);
  /** The difference of the total for the material's cheapest colour and baseboard. */
  const differenceOf = (material: FloorMaterial): Difference | null => {
    const least = offer && !locked ? leastFloor(offer, material.id) : null;
    if (least === null || !offer) return null;
    return differences(JSON.stringify(least), (context, present) => selectFloor(context, present, offer, least));
  };
  const noFloor = locked ? null : differences("no-floor", (context, present) => selectNoFloor(context, present));
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
      <TileGrid label={texts.list} columns="two" inSight={inSight} loading={offer === undefined}>
        {offer && [
          ...offer.materials.map((material) => {
            const colours = coloursOfMaterial(offer, material.id);
            const chosen = room.floorMaterialId === material.id;
            const colour = chosen ? colours.find((candidate) => candidate.id === room.colorId) : undefined;
            const picture = colour?.images[0] ?? colours[0]?.images[0] ?? material.images[0];
            // The chosen material shows its price, the others their lowest price.
            const price = chosen && own ? sum(own.items.map((item) => item.totalPrice)) : material.minimumPrice;
            const difference = chosen ? null : differenceOf(material);
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
                price={
                  <MaterialPrice
                    price={price}
                    difference={difference}
                    chosen={chosen}
                    indicative={chosen && own ? hasIndicativeLines([own]) : mayBeIndicative(page, project, "floors")}
                    // The total includes the discount, but the price of a floor does not.
                    beforeDiscount={
                      chosen
                        ? (cost?.cost.discount ?? 0) > 0
                        : status === "open" && difference !== null && difference.amount !== price
                    }
                  />
                }
                disabledReason={lockedReason}
                onSelect={() => setPicking(material)}
              />
            );
          }),
          <NoFloorCard
            key="none"
            selected={status === "none"}
            disabledReason={lockedReason}
            price={status === "chosen" && noFloor && <DifferenceTag {...noFloor} inFull />}
            onSelect={() => change((context, present) => selectNoFloor(context, present), ["floor"])}
          />,
        ]}
      </TileGrid>
      {picking && offer && <FloorDialog material={picking} offer={offer} onClose={() => setPicking(null)} />}
    </div>
  );
}
