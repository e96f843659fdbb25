import { useState } from "react";
import { EmptyState } from "@showroom/ui/feedback/empty-state/empty-state";
import { ProductGroup } from "@showroom/ui/showroom/product-group/product-group";
import type { ProductChoice } from "@showroom/domain/model/choices";
import { TILE_TYPES } from "@showroom/domain/model/product";
import { selectAccessory } from "@showroom/domain/selection/accessories";
import { tileBehaviour } from "@showroom/domain/selection/group-behaviour";
import type { TileSurface } from "@showroom/domain/selection/page-catalogue";
import { resetFloorTile, resetWallTile, selectFloorTile, selectWallTile } from "@showroom/domain/selection/tiles";
import { groupStatus } from "../../shared/showroom/group-status.ts";
import { nameOfChoice } from "../../shared/showroom/describe-consequence.ts";
import type { Differences } from "../../shared/showroom/use-differences.ts";
import type { RoomView } from "../../shared/showroom/use-room.ts";
import { AccessoryCards } from "./accessory-cards.tsx";
import { TileCards } from "./tile-cards.tsx";
import { tilesTexts } from "./texts.ts";
import type { TileFilterView } from "./use-tile-filter.ts";
import styles from "./tiles.module.css";

const SURFACES = {
  wall: { select: selectWallTile, reset: resetWallTile, field: "wallTileProduct", accessories: ["GroutColor", "FinishingProfile"] },
  floor: { select: selectFloorTile, reset: resetFloorTile, field: "floorTileProduct", accessories: ["GroutColor"] },
} as const;

export interface TileSectionProps {
  readonly surface: TileSurface;
  readonly view: RoomView;
  readonly filter: TileFilterView;
  readonly differences: Differences;
  readonly showPrices: boolean;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  /** Told of every tile that is chosen. */
  readonly onChosen: (choice: ProductChoice) => void;
}

/** Wall or floor tiles: the assortments with their grout and, for walls, profile. Only Standaard of the wall starts open. */
export function TileSection({ surface, view, filter, differences, showPrices, open, onOpenChange, onChosen }: TileSectionProps) {
  const { context, room, locked, change } = view;
  const { catalogue } = context;
  const { select, reset, field, accessories } = SURFACES[surface];
  const [openParts, setOpenParts] = useState<readonly string[]>(surface === "wall" ? ["standard"] : []);
  const behaviour = tileBehaviour(catalogue, room, surface);
  const toggle = (part: string) => (next: boolean) => setOpenParts((before) => (next ? [...before, part] : before.filter((id) => id !== part)));
  const { byType, products } = catalogue.tiles[surface];

  return (
    <ProductGroup
      title={tilesTexts.sections[surface]}
      status={groupStatus(behaviour)}
      onReset={() => change(reset)}
      chosen={nameOfChoice(context, room[field]) ?? undefined}
      open={open}
      onOpenChange={onOpenChange}
    >
      <div className={styles["parts"]}>
        {products.length === 0 && <EmptyState title={tilesTexts.unavailable} />}
        {TILE_TYPES.filter((type) => byType[type].length > 0).map((type) => (
          <ProductGroup key={type} level="sub" title={tilesTexts.types[type].title} note={tilesTexts.types[type].note} open={openParts.includes(type)} onOpenChange={toggle(type)}>
            {open && openParts.includes(type) && (
              <TileCards
                label={`${tilesTexts.sections[surface]}, ${tilesTexts.types[type].title}`}
                name={`${surface}-tile`}
                tiles={byType[type]}
                chosen={room[field]}
                locked={locked}
                showPrices={showPrices}
                filteredIds={filter.filteredIds}
                difference={(choice) => differences((own, present) => select(own, present, choice))}
                onSelect={(choice) => {
                  change((own, present) => select(own, present, choice));
                  onChosen(choice);
                }}
              />
            )}
          </ProductGroup>
        ))}
        {accessories.map((type) => {
          const { products: offered } = catalogue.accessories[surface][type];
          if (offered.length === 0) return null;
          return (
            <ProductGroup key={type} level="sub" title={type === "GroutColor" ? tilesTexts.grout : tilesTexts.profile} open={openParts.includes(type)} onOpenChange={toggle(type)}>
              {open && openParts.includes(type) && (
                <AccessoryCards
                  place={surface}
                  type={type}
                  view={view}
                  showPrices={showPrices}
                  difference={(choice) => differences((own, present) => selectAccessory(own, present, surface, type, choice))}
                />
              )}
            </ProductGroup>
          );
        })}
      </div>
    </ProductGroup>
  );
}
