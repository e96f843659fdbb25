import type { TileOrder } from "@showroom/domain/filter/extra-cost";

/** The texts of the open filter, loaded with it. */
export const questionTexts = {
  withoutNote: "Alleen wat niet meer kost dan de standaard van uw woning.",
  order: "Volgorde",
  orders: {
    recommended: "Aanbevolen volgorde",
    lowest: "Laagste meerprijs eerst",
    highest: "Hoogste meerprijs eerst",
  } satisfies Record<TileOrder, string>,
  /** Closes the sheet on a phone. */
  show: {
    tiles: (count: number) => (count === 1 ? "Toon 1 tegel" : `Toon ${count} tegels`),
    floors: (count: number) => (count === 1 ? "Toon 1 vloer" : `Toon ${count} vloeren`),
    products: (count: number) => (count === 1 ? "Toon 1 product" : `Toon ${count} producten`),
  },
  unknown: "De meerprijzen worden nog berekend.",
} as const;
