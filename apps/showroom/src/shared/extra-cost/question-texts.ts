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
  unknown: "De meerprijzen worden nog berekend.",
} as const;
