import type { TileSurface } from "@showroom/domain/model/room-slot";
import type { SurfaceOptionKind } from "@showroom/domain/model/tile-option";
import type { AccessoryType } from "@showroom/domain/model/choices";

export const houseTypesTexts = {
  title: "Standaard opstelling",
  intro: "Wat elke woning krijgt als de koper niets wijzigt, per woningtype.",
  tabs: "Woningtypen",
  switchLabel: "Woningtype in de showroom",
  switchExplained: "Het woningtype waarmee u de showroom van dit project opent.",
  choose: "Kies een woningtype",
  switchFailed: "Het woningtype is niet gewijzigd. Probeer het opnieuw.",
  openShowroom: "Open de showroom",
  pictures: "Zo ziet het eruit",
  floorPlans: "Plattegrond",
  products: "Standaard producten",
  noProducts: "Er is geen standaard opstelling.",
  noHouseTypes: "Dit project heeft nog geen woningtypen.",
  facts: (floor: string, baseboards: string) => `Woonvloer ${floor} m², plinten ${baseboards} m¹`,
  tile: { wall: "Wandtegel", floor: "Vloertegel" } satisfies Record<TileSurface, string>,
  accessory: { GroutColor: "Voegkleur", FinishingProfile: "Afwerkprofiel" } satisfies Record<AccessoryType, string>,
  place: {
    wall: "wand",
    floor: "vloer",
    FloorTileOnWall: "tegeloptie",
    FloorTileOnAllWalls: "tegeloptie",
    AccentHerringbone: "accent",
    AccentHerringboneReservoir: "accent",
  } satisfies Record<"wall" | "floor" | SurfaceOptionKind, string>,
  accent: "Accentwand",
} as const;
