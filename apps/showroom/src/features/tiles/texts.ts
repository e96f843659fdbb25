import type { TileType } from "@showroom/domain/model/product";
import type { TileOrder } from "@showroom/domain/filter/extra-cost";
import { TILE_OPTIONS } from "@showroom/domain/model/tile-option";
import type { SurfaceOptionKind } from "@showroom/domain/model/tile-option";

import { ACCESSORY_TEXTS, TILE_TEXTS } from "@showroom/domain/words/room-texts";

export const tilesTexts = {
  sections: TILE_TEXTS,
  types: {
    standard: { title: "Standaard", note: "Onze standaard selectie. Tegels met een + kosten extra." },
    theWall: { title: "The Wall (mix and match)", note: "Combineer uit het gunstig geprijsde The Wall assortiment." },
    luxe: { title: "Luxe", note: "Vrij combineren tegen een meerprijs." },
  } satisfies Record<TileType, { title: string; note: string }>,
  /** The heading above the colours of a tile option. */
  colourGroups: { standard: "Standaard", theWall: "The Wall", luxe: "Luxe" } satisfies Record<TileType, string>,
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
    /** Short, so that the filters fit one line; the sheet says per what. */
    priceOnPhone: "Prijs",
    allSizes: "Alles selecteren",
    apply: "Toepassen",
    reset: "Herstellen",
    types: { wall: "Wandtegels", floor: "Vloertegels", herringbone: "Visgraat" },
    count: (count: number) => (count === 1 ? "1 tegel" : `${count} tegels`),
    /** Closes the sheet on a phone. */
    show: (count: number) => (count === 1 ? "Toon 1 tegel" : `Toon ${count} tegels`),
    reason: "Deze tegel valt buiten uw filter. Pas het filter aan om hem te kunnen kiezen.",
    sizesOf: (type: string, selected: number, all: number) => `${type}: ${selected} van ${all} afmetingen`,
    sizesExcept: (type: string, names: string) => `${type}: niet ${names}`,
    extra: {
      label: "Meerprijs",
      /** The chip, and the box. */
      without: "Zonder meerprijs",
      withoutNote: "Tegels die niet meer kosten dan de standaard van uw woning.",
      order: "Volgorde",
      orders: {
        recommended: "Aanbevolen volgorde",
        lowest: "Laagste meerprijs eerst",
        highest: "Hoogste meerprijs eerst",
      } satisfies Record<TileOrder, string>,
      /** Beside the button's label. */
      summaries: { without: "zonder", lowest: "laagste eerst", highest: "hoogste eerst" },
      unknown: "De meerprijzen worden nog berekend.",
    },
    between: (low: string, high: string) => `${low} – ${high}`,
  },
  /** Short, for it stands on every card; the whole sentence stands above them. */
  locked: "Uw keuzes zijn bevestigd.",
  ceiling: {
    title: TILE_OPTIONS.CeilingHigh.title,
    no: "Nee, standaard hoogte",
    noText: "De wanden worden tot ongeveer 1,20 m hoog betegeld.",
    yes: "Ja, plafondhoog",
    yesText: "De wanden worden tot aan het plafond betegeld.",
  },
  options: {
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
  },
  wallModal: {
    title: "The Wall",
    body: "<p>U heeft een tegel uit The Wall gekozen. Alle tegels van The Wall zijn gunstig geprijsd en vrij met elkaar te combineren: op de wand, op de vloer en als accent.</p>",
    close: "Verder kiezen",
  },
  indicative: {
    title: "Indicatieve prijs",
    body: "De prijs van deze optie is indicatief. In de showroom wordt de definitieve prijs bepaald aan de hand van uw bouwtekening.",
    close: "Begrepen",
  },
} as const;
