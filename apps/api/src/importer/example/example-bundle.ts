import type { BundleInput } from "@showroom/api-contract/bundle/bundle";
import { exampleArticles } from "./example-articles.ts";
import { exampleOrganisation, PROJECT_DEFAULTS, WALL_TILE_LABOUR } from "./project-defaults.ts";

const measures = {
  sealant: 9,
  sealantCeilingHigh: 12,
  kimcoat: 4,
  kimcoatCeilingHigh: 6,
  accentSurface: 3.2,
  accentSurfaceCeilingHigh: 5.4,
  reservoirSurface: 1.1,
  depth: 2400,
  height: 2600,
};

const houseType: BundleInput["houseTypes"][number] = {
  key: "type-a",
  name: "Type A",
  amountFloorsM2: 46.5,
  amountBaseboards: 41,
  rooms: [
    {
      name: "bathroom",
      surfaceWall: 18.4,
      surfaceWallCeilingHigh: 26.2,
      surfaceFloor: 5.6,
      schluter: 8,
      schluterCeilingHigh: 12,
      width: 2400,
      ...measures,
    },
  ],
  pages: [
    {
      key: "welkom",
      title: "Welkom",
      subtitle: "Welkom",
      type: "intro",
      introText: "<p>Kies hier de tegels, het sanitair en de vloer van uw woning.</p>",
    },
    {
      key: "badkamer",
      title: "Badkamer",
      subtitle: "Badkamer",
      type: "configurator",
      configuratorType: "bathroom",
      roomName: "bathroom",
      startTitle: "Uw badkamer",
      startContent: "<p>Begin met de tegels.</p>",
    },
    { key: "woonvloer", title: "Woonvloer", subtitle: "Woonvloer", type: "floors" },
    { key: "overzicht", title: "Overzicht", subtitle: "Overzicht", type: "overview" },
  ],
};

const NO_COST = {
  addedCost: 0,
  addedCostCeilingHigh: 0,
  floorTileOnWallCost: 0,
  floorTileOnWallCostCeilingHigh: 0,
  floorTileOnAllWallsCost: 0,
  floorTileOnAllWallsCostCeilingHigh: 0,
};

const tilePackage: BundleInput["packages"][number] = {
  key: "tegels",
  name: "Tegels",
  description: "Wand- en vloertegels voor de badkamer.",
  addedCost: 0,
  rooms: ["bathroom"],
  isStandardPackage: true,
  hardPrices: true,
  groups: [
    {
      key: "alle-maten",
      wallTileLength: null,
      wallTileWidth: null,
      floorTileLength: null,
      floorTileWidth: null,
      ...NO_COST,
      wallTileCollections: [
        { title: "Standaard", tileType: "standard", tiles: ["wand-wit"] },
        { title: "Luxe", tileType: "luxe", tiles: ["wand-zand"] },
      ],
      floorTileCollections: [
        { title: "Standaard", tileType: "standard", tiles: ["vloer-grijs"] },
        { title: "Luxe", tileType: "luxe", tiles: ["vloer-antraciet"] },
      ],
      showFloorTileOnWall: false,
      showFloorTileOnAllWalls: false,
    },
  ],
};

/** The small project that `showroom init` writes, with one of everything. */
export function exampleBundle(slug: string): BundleInput {
  return {
    format: 1,
    catalogueVersion: "1",
    organisations: [
      exampleOrganisation("mijn-showroom", "Mijn Showroom", "retailer"),
      exampleOrganisation("mijn-aannemer", "Mijn Bouwbedrijf", "contractor"),
    ],
    project: {
      ...PROJECT_DEFAULTS,
      slug,
      name: "Mijn project",
      backendLabel: "Mijn project",
      enableDiscount: false,
      hasHardPrices: true,
      hasFloors: true,
      showroom: "mijn-showroom",
      contractor: "mijn-aannemer",
      tileInstallationCodes: [
        WALL_TILE_LABOUR,
        { code: "V100", description: "Vloertegels leggen", unit: "m2", grossPrice: 1_150 },
      ],
      submitOptions: [
        {
          key: "showroom",
          shown: true,
          type: "showroom",
          title: "Afspraak in de showroom",
          content: "<p>Onze adviseur neemt uw keuzes met u door.</p>",
          confirmationContent: "<p>Wij bellen u voor een afspraak.</p>",
        },
      ],
      discounts: [],
    },
    contentBlocks: [],
    houseTypes: [houseType],
    ...exampleArticles(),
    packages: [tilePackage],
    tileOptions: [],
    demoAccounts: [],
  };
}
