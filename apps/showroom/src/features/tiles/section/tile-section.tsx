import { useCallback } from "react";
import { EmptyState } from "@showroom/ui/feedback/empty-state/empty-state";
import { ProductGroup } from "@showroom/ui/showroom/product-group/product-group";
import type { AccessoryType, ProductChoice } from "@showroom/domain/model/choices";
import { TILE_TYPES } from "@showroom/domain/model/product";
import { tileBehaviour } from "@showroom/domain/configurator/group-behaviour";
import type { TileSurface } from "@showroom/domain/model/room-slot";
import { groutColor } from "@showroom/domain/render/map-scene";
import type { RoomContext } from "@showroom/domain/selection/room-context";
import { resetFloorTile, resetWallTile } from "@showroom/domain/selection/tiles";
import type { RoomAction } from "../../../shared/choices/choices-store.ts";
import { choiceWords } from "@showroom/domain/words/product-words";
import { SURFACE_FIELDS, tileField } from "@showroom/domain/selection/room-fields";
import { groupStatus } from "../../../shared/choice-cards/group-status.ts";
import { useRoom } from "../../../shared/step-view/use-room.ts";
import type { AppliedFilter } from "../filter/applied-filter.ts";
import { addTile, cardsName } from "../../../shared/prices/tile-alternatives.ts";
import { AccessoryCards } from "../accessories/accessory-cards.tsx";
import { TileCards } from "./tile-cards.tsx";
import { tilesTexts } from "../texts.ts";
import styles from "../tiles.module.css";

interface Surface {
  readonly actionFor: (choice: ProductChoice) => RoomAction;
  readonly reset: RoomAction;
  readonly field: "wallTileProduct" | "floorTileProduct";
  readonly accessories: readonly AccessoryType[];
}

const SURFACES: Readonly<Record<TileSurface, Surface>> = {
  wall: {
    actionFor: (choice) => addTile("wall", choice),
    reset: resetWallTile,
    field: "wallTileProduct",
    accessories: ["GroutColor", "FinishingProfile"],
  },
  floor: {
    actionFor: (choice) => addTile("floor", choice),
    reset: resetFloorTile,
    field: "floorTileProduct",
    accessories: ["GroutColor"],
  },
};

export interface TileSectionProps {
  readonly surface: TileSurface;
  readonly filter: AppliedFilter;
  readonly showPrices: boolean;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly openParts: readonly string[];
  readonly onOpenPartsChange: (parts: readonly string[]) => void;
  /** Called with every tile that is chosen. It must be the same function at every render. */
  readonly onChosen: (context: RoomContext, choice: ProductChoice) => void;
}

/** Wall or floor tiles: the assortments with grout and, for walls, profiles. */
export function TileSection({
  surface,
  filter,
  showPrices,
  open,
  onOpenChange,
  openParts,
  onOpenPartsChange,
  onChosen,
}: TileSectionProps) {
  const { context, room, locked, change } = useRoom();
  const { catalogue } = context;
  const { actionFor, reset, field, accessories } = SURFACES[surface];
  const toggle = (part: string) => (next: boolean) =>
    onOpenPartsChange(next ? [...openParts, part] : openParts.filter((id) => id !== part));
  const { byType, products } = catalogue.tiles[surface];
  const choose = useCallback(
    (choice: ProductChoice) => {
      change(actionFor(choice), [tileField(surface)]);
      onChosen(context, choice);
    },
    [change, actionFor, surface, onChosen, context],
  );

  return (
    <ProductGroup
      headingAs="h2"
      title={tilesTexts.sections[surface]}
      status={groupStatus(tileBehaviour(catalogue, room, surface), locked)}
      onReset={locked ? undefined : () => change(reset, SURFACE_FIELDS[surface])}
      chosen={choiceWords(context.catalogue, room[field]) ?? undefined}
      open={open}
      onOpenChange={onOpenChange}
    >
      <div className={styles["parts"]}>
        {products.length === 0 && <EmptyState title={tilesTexts.unavailable} />}
        {TILE_TYPES.filter((type) => byType[type].length > 0).map((type, index) => (
          <ProductGroup
            key={type}
            level="sub"
            headingAs="h3"
            title={tilesTexts.types[type].title}
            note={tilesTexts.types[type].note}
            open={openParts.includes(type)}
            onOpenChange={toggle(type)}
          >
            {open && openParts.includes(type) && (
              <TileCards
                label={`${tilesTexts.sections[surface]}, ${tilesTexts.types[type].title}`}
                name={cardsName(surface)}
                first={surface === "wall" && index === 0}
                tiles={byType[type]}
                chosen={room[field]}
                groutColour={groutColor(catalogue, room, surface)}
                waits={filter.waits}
                onChoose={choose}
                {...filter.at(surface)}
                {...{ locked, showPrices, actionFor }}
              />
            )}
          </ProductGroup>
        ))}
        {accessories
          .filter((type) => catalogue.accessories[surface][type].products.length > 0)
          .map((type) => (
            <ProductGroup
              key={type}
              level="sub"
              headingAs="h3"
              title={tilesTexts.accessories[type]}
              open={openParts.includes(type)}
              onOpenChange={toggle(type)}
            >
              {open && openParts.includes(type) && (
                <AccessoryCards place={surface} type={type} showPrices={showPrices} />
              )}
            </ProductGroup>
          ))}
      </div>
    </ProductGroup>
  );
}
