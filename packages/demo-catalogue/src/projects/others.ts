import { projectCatalogue } from "./catalogue.ts";
import type { BuiltBundle, PictureCheck } from "./built-bundle.ts";
import { housePages, roomMeasures } from "./house-types.ts";
import {
  CATALOGUE_VERSION,
  CONTRACTOR,
  contentBlocks,
  DEMO_PASSWORD,
  HAVEN_SHOWROOM,
  PROJECT_BASE,
  SHOWROOM,
} from "./shared.ts";

/**
 * A project with the opposite settings of De Lindehof: always tiled to the ceiling, hard and hidden tile prices, no
 * options, floors or discount.
 */
export function buildHavenkwartier(hasPicture: PictureCheck): BuiltBundle {
  const { faces, ...catalogue } = projectCatalogue({
    rooms: ["bathroom", "toilet"],
    tileOptions: false,
    sanitary: true,
    hardPrices: true,
    hasPicture,
  });
  const hero = "images/hero/havenkwartier.webp";
  return {
    faces,
    floors: [],
    bundle: {
      format: 1,
      catalogueVersion: CATALOGUE_VERSION,
      organisations: [HAVEN_SHOWROOM, CONTRACTOR],
      project: {
        ...PROJECT_BASE,
        slug: "havenkwartier",
        name: "Havenkwartier",
        backendLabel: "Havenkwartier blok 2",
        status: 1,
        headerImage: hasPicture(hero) ? hero : null,
        showroom: HAVEN_SHOWROOM.key,
        enableLabour: false,
        enableDiscount: false,
        enableShowroom: false,
        hasHardPrices: true,
        hasFloors: false,
        alwaysCeilingHigh: true,
        hasTiles: true,
        hasSanitary: true,
        hideTilePrices: true,
        priceGroup: 0,
        floorPriceGroup: 0,
        outOfOfficeEnabled: true,
        outOfOfficeStart: "2026-11-16",
        outOfOfficeEnd: "2027-12-31",
        hasTileOptions: false,
        discounts: [],
      },
      contentBlocks: contentBlocks(
        "Havenkwartier",
        "<p>Wonen aan het water, in een stoer gebouw van baksteen en staal. U kiest de afwerking van uw appartement in de digitale showroom.</p>",
      ).map((block) => ({ ...block, showSanitary: false })),
      houseTypes: [
        {
          key: "appartement",
          name: "Appartement",
          amountFloorsM2: 58,
          amountBaseboards: 48,
          rooms: [roomMeasures("bathroom", 2300, 2600, 2600, 2.2), roomMeasures("toilet", 900, 1200, 2600, 1.9)],
          pages: housePages({ houseType: "appartement", secondBathroom: false, floors: false, topView: false }),
        },
      ],
      ...catalogue,
      floorMaterials: [],
      floors: [],
      baseboards: [],
      demoAccounts: [
        {
          email: "koper@havenkwartier.example",
          password: DEMO_PASSWORD,
          firstName: "Thomas",
          lastName: "Kramer",
          role: "projectuser",
          houseType: "appartement",
          buildNumber: "204",
        },
      ],
    },
  };
}

/** A concept project without sanitary ware. */
export function buildBuitenrand(hasPicture: PictureCheck): BuiltBundle {
  const { faces, ...catalogue } = projectCatalogue({
    rooms: ["bathroom", "toilet"],
    tileOptions: false,
    sanitary: false,
    hardPrices: false,
    hasPicture,
  });
  return {
    faces,
    floors: [],
    bundle: {
      format: 1,
      catalogueVersion: CATALOGUE_VERSION,
      organisations: [SHOWROOM, CONTRACTOR],
      project: {
        ...PROJECT_BASE,
        slug: "buitenrand",
        name: "Buitenrand",
        backendLabel: "Buitenrand concept",
        status: 2,
        headerImage: null,
        enableLabour: true,
        enableDiscount: false,
        enableShowroom: false,
        hasHardPrices: false,
        hasFloors: false,
        alwaysCeilingHigh: false,
        hasTiles: true,
        hasSanitary: false,
        hideTilePrices: false,
        hasTileOptions: false,
        discounts: [],
      },
      contentBlocks: contentBlocks("Buitenrand", "<p>Aan de rand van het dorp, met zicht op de weilanden.</p>").map(
        (block) => ({ ...block, status: "concept" as const }),
      ),
      houseTypes: [
        {
          key: "vrijstaand",
          name: "Vrijstaand",
          amountFloorsM2: 80,
          amountBaseboards: 62,
          rooms: [roomMeasures("bathroom", 2600, 3000, 2600, 3.2), roomMeasures("toilet", 1000, 1300, 2600, 1.9)],
          pages: housePages({ houseType: "vrijstaand", secondBathroom: false, floors: false, topView: false }),
        },
      ],
      ...catalogue,
      floorMaterials: [],
      floors: [],
      baseboards: [],
      demoAccounts: [],
    },
  };
}

/** A project without house types, so that nobody can configure a home yet. */
export function buildLeegveld(): BuiltBundle {
  return {
    faces: new Map(),
    floors: [],
    bundle: {
      format: 1,
      catalogueVersion: CATALOGUE_VERSION,
      organisations: [SHOWROOM, CONTRACTOR],
      project: {
        ...PROJECT_BASE,
        slug: "leegveld",
        name: "Leegveld",
        backendLabel: "Leegveld",
        status: 1,
        headerImage: null,
        enableLabour: false,
        enableDiscount: false,
        enableShowroom: false,
        hasHardPrices: false,
        hasFloors: false,
        alwaysCeilingHigh: false,
        hasTiles: true,
        hasSanitary: true,
        hideTilePrices: false,
        hasTileOptions: false,
        discounts: [],
      },
      contentBlocks: contentBlocks("Leegveld", "<p>Dit project is in voorbereiding.</p>"),
      houseTypes: [],
      products: [],
      productGroups: [],
      offers: [],
      packages: [],
      tileOptions: [],
      rules: [],
      floorMaterials: [],
      floors: [],
      baseboards: [],
      demoAccounts: [],
    },
  };
}
