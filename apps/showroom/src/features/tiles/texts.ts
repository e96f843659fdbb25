import type { TileType } from "@showroom/domain/model/product";
import { ACCESSORY_TEXTS, TILE_TEXTS } from "@showroom/domain/words/room-texts";

export const tilesTexts = {
  explain: "Prijsopbouw",
  sections: TILE_TEXTS,
  types: {
    standard: { title: "Standaard", note: "Onze standaard selectie. Tegels met een + kosten extra." },
    theWall: { title: "The Wall (mix and match)", note: "Combineer uit het gunstig geprijsde The Wall assortiment." },
    luxe: { title: "Luxe", note: "Vrij combineren tegen een meerprijs." },
  } satisfies Record<TileType, { title: string; note: string }>,
  accessories: ACCESSORY_TEXTS,
  /** Card to choose no grout or no profile, when the project has no standard one. */
  none: "Geen",
  copied: "U heeft uw keuzes overgenomen uit een andere ruimte. U kunt ze hier nog aanpassen.",
  copiedJustNow: "U heeft uw keuzes overgenomen uit een andere ruimte. Met Ongedaan maken gaat u terug.",
  unavailable: "Het assortiment is nog niet beschikbaar.",
  rectifiedLegend: "Gerectificeerd",
  sizeLegend: "BxH: breedte x hoogte",
  variantsLegend: "Meer afmetingen beschikbaar",
  filter: {
    size: "Afmeting",
    price: "Prijs per m²",
    /** The button, short so that the filters fit one line; the opened filter says per what. */
    priceOnBar: "Prijs",
    types: { wall: "Wandtegels", floor: "Vloertegels", herringbone: "Visgraat" },
    count: (count: number) => (count === 1 ? "1 tegel" : `${count} tegels`),
    reason: "Deze tegel valt buiten uw filter. Pas het filter aan om hem te kunnen kiezen.",
    sizesOf: (type: string, selected: number, all: number) => `${type}: ${selected} van ${all} afmetingen`,
    sizesExcept: (type: string, names: string) => `${type}: niet ${names}`,
    between: (low: string, high: string) => `${low} – ${high}`,
  },
  /** Short, for it stands on every card; the whole sentence stands above them. */
  locked: "Uw keuzes zijn bevestigd.",
} as const;
