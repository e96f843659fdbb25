import type { Package, Page, PageOutline } from "../src/model/page.ts";
import type { TileFormat } from "../src/model/tile-format.ts";
import { ZERO } from "../src/money/cents.ts";

export function buildOutline(overrides: Partial<PageOutline> & { readonly id: number }): PageOutline {
  return {
    order: overrides.id - 1,
    title: `Pagina ${overrides.id}`,
    subtitle: `pagina ${overrides.id}`,
    type: "configurator",
    configuratorType: "bathroom",
    roomName: "bathroom",
    hideFromSummary: false,
    ...overrides,
  };
}

/** A page with nothing on it. */
export function buildEmptyPage(overrides: Partial<Page> & { readonly id: number }): Page {
  return {
    ...buildOutline(overrides),
    introText: "",
    pageText: "",
    surfaceWall: 0,
    surfaceFloor: 0,
    projectPackages: [],
    productGroups: [],
    tileOptions: [],
    topViews: [],
    pageImages: [],
    imageTexts: [],
    startTitle: "",
    startContent: "",
    copyChoicesTitle: "",
    copyChoicesContent: "",
    summaryTitle: "",
    summaryContent: "",
    ...overrides,
  };
}

export function buildTileFormat(id: number, overrides: Partial<TileFormat> = {}): TileFormat {
  return {
    id,
    wallTileLength: null,
    wallTileWidth: null,
    floorTileLength: null,
    floorTileWidth: null,
    addedCost: ZERO,
    addedCostCeilingHigh: ZERO,
    floorTileOnWallCost: ZERO,
    floorTileOnWallCostCeilingHigh: ZERO,
    floorTileOnAllWallsCost: ZERO,
    floorTileOnAllWallsCostCeilingHigh: ZERO,
    wallTileCollections: [],
    floorTileCollections: [],
    accentHerringboneCollections: [],
    accentHerringboneReservoirCollections: [],
    showFloorTileOnWall: true,
    showFloorTileOnAllWalls: true,
    ...overrides,
  };
}

export function buildPackage(groups: readonly TileFormat[], overrides: Partial<Package> = {}): Package {
  return {
    id: 1,
    name: "Pakket",
    description: "",
    overlay: null,
    images: [],
    addedCost: ZERO,
    mostPopular: false,
    groups,
    counts: { wallTiles: 0, floorTiles: 0 },
    rooms: ["bathroom", "toilet"],
    status: 1,
    isStandardPackage: true,
    hardPrices: true,
    ...overrides,
  };
}
