import type { BundleInput } from "@showroom/api-contract/bundle/bundle";

/** Settings that the example project and generated projects share. */
export const PROJECT_DEFAULTS = {
  enableLabour: true,
  enableShowroom: true,
  alwaysCeilingHigh: false,
  hasTiles: true,
  hasSanitary: true,
  hasAppointments: false,
  hideTilePrices: false,
  hasTileOptions: false,
  hideOverviewFromSummary: false,
  website: null,
  headerImage: null,
  images: [],
  priceGroup: 1,
  floorPriceGroup: 1,
  wallTileLaborPrice: 3_250,
  floorTileLaborPrice: 2_950,
  wallTileCuttingLoss: 0.1,
  floorTileCuttingLoss: 0.07,
} satisfies Partial<BundleInput["project"]>;

/** The labour of wall tiles, per m². */
export const WALL_TILE_LABOUR = {
  code: "W100",
  description: "Wandtegels zetten",
  unit: "m2",
  grossPrice: 1_250,
} as const;

/** A showroom or contractor with contact details that nobody has. */
export const exampleOrganisation = (
  key: string,
  name: string,
  organisationRole: "retailer" | "contractor",
): BundleInput["organisations"][number] => ({
  key,
  name,
  organisationRole,
  address: "Voorbeeldstraat 1",
  postalCode: "1234 AB",
  city: "Voorbeeldstad",
  phone: "010 123 45 67",
  email: `info@${key}.example`,
  companyLogo: null,
});
