import { memo, useCallback, useDeferredValue } from "react";
import { EmptyState } from "@showroom/ui/feedback/empty-state/empty-state";
import { ProductGroup } from "@showroom/ui/showroom/product-group/product-group";
import type { AccessoryType, ProductChoice } from "@showroom/domain/model/choices";
import { TILE_TYPES, type TileType } from "@showroom/domain/model/product";
import { tileBehaviour } from "@showroom/domain/configurator/group-behaviour";
import type { TileSurface } from "@showroom/domain/model/room-slot";
import { groutColor } from "@showroom/domain/render/map-scene";
import type { RoomContext } from "@showroom/domain/selection/room-context";
import { resetFloorTile, resetWallTile } from "@showroom/domain/selection/tiles";
import type { RoomAction } from "../../../shared/choices/choices-store.ts";
import { choiceWords } from "@showroom/domain/words/product-words";
import { SURFACE_FIELDS, tileField } from "@showroom/domain/selection/room-fields";
import { groupStatus } from "../../../shared/choice-cards/group-status.ts";
import { useRoom, useRoomActions } from "../../../shared/step-view/use-room.ts";
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
export function TileSection({ open, onOpenChange, ...parts }: TileSectionProps) {
  const { surface } = parts;
  const { context, room, locked, change } = useRoom();
  const { reset, field } = SURFACES[surface];
  return (
    <ProductGroup
      headingAs="h2"
      title={tilesTexts.sections[surface]}
      status={groupStatus(tileBehaviour(context.catalogue, room, surface), locked)}
      onReset={locked ? undefined : () => change(reset, SURFACE_FIELDS[surface])}
      chosen={choiceWords(context.catalogue, room[field]) ?? undefined}
      open={open}
      onOpenChange={onOpenChange}
    >
      <Parts open={open} {...parts} />
    </ProductGroup>
  );
}

/** The parts of a section. A choice renders only the tiles and accessories in them again. */
const Parts = memo(function Parts({
  open,
  openParts,
  onOpenPartsChange,
  ...tiles
}: Omit<TileSectionProps, "onOpenChange">) {
  const { surface, showPrices } = tiles;
  const { catalogue } = useRoomActions().context;
  const part = (id: string) => ({
    level: "sub" as const,
    headingAs: "h3" as const,
    open: openParts.includes(id),
    onOpenChange: (next: boolean) =>
      onOpenPartsChange(next ? [...openParts, id] : openParts.filter((other) => other !== id)),
  });
  const isShown = (id: string): boolean => open && openParts.includes(id);
  const { byType, products } = catalogue.tiles[surface];
  return (
    <div className={styles["parts"]}>
      {products.length === 0 && <EmptyState title={tilesTexts.unavailable} />}
      {TILE_TYPES.filter((type) => byType[type].length > 0).map((type, index) => (
        <ProductGroup
          key={type}
          title={tilesTexts.types[type].title}
          note={tilesTexts.types[type].note}
          {...part(type)}
        >
          {isShown(type) && <Tiles type={type} first={surface === "wall" && index === 0} {...tiles} />}
        </ProductGroup>
      ))}
      {SURFACES[surface].accessories
        .filter((type) => catalogue.accessories[surface][type].products.length > 0)
        .map((type) => (
          <ProductGroup key={type} title={tilesTexts.accessories[type]} {...part(type)}>
            {isShown(type) && <AccessoryCards place={surface} type={type} showPrices={showPrices} />}
          </ProductGroup>
        ))}
    </div>
  );
});

interface TilesProps extends Pick<TileSectionProps, "surface" | "filter" | "showPrices" | "onChosen"> {
  readonly type: TileType;
  /** Whether these are the first tiles of the page. */
  readonly first: boolean;
}

/** The tiles of one assortment, with the present choice. */
function Tiles({ surface, type, first, filter, showPrices, onChosen }: TilesProps) {
  const { context, room, locked, change } = useRoom();
  const { catalogue } = context;
  const { actionFor, field } = SURFACES[surface];
  // The joints of all samples follow after the choice itself is shown.
  const groutColour = useDeferredValue(groutColor(catalogue, room, surface));
  const choose = useCallback(
    (choice: ProductChoice) => {
      change(actionFor(choice), [tileField(surface)]);
      onChosen(context, choice);
    },
    [change, actionFor, surface, onChosen, context],
  );
  return (
    <TileCards
      label={`${tilesTexts.sections[surface]}, ${tilesTexts.types[type].title}`}
      name={cardsName(surface)}
      tiles={catalogue.tiles[surface].byType[type]}
      chosen={room[field]}
      groutColour={groutColour}
      waits={filter.waits}
      onChoose={choose}
      {...filter.at(surface)}
      {...{ first, locked, showPrices, actionFor }}
    />
  );
}
