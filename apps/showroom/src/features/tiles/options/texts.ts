import type { TileType } from "@showroom/domain/model/product";
import { TILE_OPTIONS } from "@showroom/domain/model/tile-option";
import type { SurfaceOptionKind } from "@showroom/domain/model/tile-option";

/** The texts of the tile options, whose code is loaded after the tiles. */
export const optionTexts = {
  title: "Tegelopties",
  floorOnWall: "Vloertegels op de wand",
  titles: {
    FloorTileOnWall: "Eén wand als accent",
    FloorTileOnAllWalls: "Alle wanden",
    AccentHerringbone: "Accentwand visgraat",
    AccentHerringboneReservoir: "Inbouwreservoir",
  } satisfies Record<SurfaceOptionKind, string>,
  sizes: (count: number) => `${count} afmetingen`,
  showGrout: "Toon voegkleur",
  hideGrout: "Sluit voegkleur",
  showProfile: "Toon afwerkprofiel",
  hideProfile: "Sluit afwerkprofiel",
  price: "Prijs",
  /** The heading above the colours of a tile option. */
  colourGroups: { standard: "Standaard", theWall: "The Wall", luxe: "Luxe" } satisfies Record<TileType, string>,
  ceiling: {
    title: TILE_OPTIONS.CeilingHigh.title,
    no: "Nee, standaard hoogte",
    noText: "De wanden worden tot ongeveer 1,20 m hoog betegeld.",
    yes: "Ja, plafondhoog",
    yesText: "De wanden worden tot aan het plafond betegeld.",
  },
  indicative: {
    title: "Indicatieve prijs",
    body: "De prijs van deze optie is indicatief. In de showroom wordt de definitieve prijs bepaald aan de hand van uw bouwtekening.",
    close: "Begrepen",
  },
} as const;
