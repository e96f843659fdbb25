import type { BundleInput } from "@showroom/api-contract/bundle/bundle";
import type { Random } from "./random.ts";

type Products = BundleInput["products"];
type Offers = BundleInput["offers"];

const ROOMS = ["bathroom", "toilet"] as const;
const SIZES = [
  [300, 600],
  [200, 200],
  [600, 600],
  [300, 900],
  [150, 150],
  [600, 1200],
] as const;
const COLOURS = [
  ["Wit", "#F2F1EE"],
  ["Zand", "#D9CBB4"],
  ["Grijs", "#9A9A97"],
  ["Antraciet", "#3B3D40"],
  ["Groen", "#6F7F6B"],
] as const;
const TILE_TYPES = ["standard", "theWall", "luxe"] as const;

interface GeneratedTiles {
  readonly products: Products;
  readonly offers: Offers;
  readonly groups: BundleInput["productGroups"];
  readonly package: BundleInput["packages"][number];
}

function generateTile(
  random: Random,
  kind: "wall" | "floor",
  at: number,
): { readonly product: Products[number]; readonly offer: Offers[number] } {
  const [width, length] = random.pick(SIZES);
  const [colorName, color] = random.pick(COLOURS);
  const productNumber = `${kind === "wall" ? "WT" : "VT"}-${String(at).padStart(6, "0")}`;
  return {
    product: {
      productNumber,
      brand: "Voorbeeldtegels",
      name: `Tegel ${at}`,
      type: `${kind}_tile`,
      grossPrice: 1500 + random.below(6000),
      width,
      length,
      size: `${width / 10} x ${length / 10} cm`,
      isRectified: random.below(2) === 1,
      amountPerBox: 1.08,
      color,
      colorName,
    },
    offer: {
      key: productNumber.toLowerCase(),
      product: productNumber,
      rooms: [...ROOMS],
      standardIn: at === 0 ? [...ROOMS] : [],
      tileType: at === 0 ? "standard" : random.pick(TILE_TYPES),
      installationCodes: kind === "wall" ? [{ code: "W100", quantity: 1 }] : [],
    },
  };
}

function generateAccessories(): { readonly products: Products; readonly offers: Offers } {
  const kinds = [
    ["grout_color", "wallTileAccessory", "VOEG-W"],
    ["finishing_profile", "wallTileAccessory", "PROF-W"],
    ["grout_color", "floorTileAccessory", "VOEG-V"],
  ] as const;
  const all = kinds.flatMap(([type, tileAccessoryType, prefix]) =>
    COLOURS.map(([colorName, color], at) => {
      const productNumber = `${prefix}-${at}`;
      return {
        product: {
          productNumber,
          brand: "Voorbeeldvoeg",
          name: `${prefix} ${colorName}`,
          type,
          grossPrice: at * 75,
          color,
          colorName,
          groutColor: type === "grout_color" ? color : null,
        },
        offer: {
          key: productNumber.toLowerCase(),
          product: productNumber,
          group: "afwerking",
          rooms: [...ROOMS],
          standardIn: at === 0 ? [...ROOMS] : [],
          tileAccessoryType,
        },
      };
    }),
  );
  return { products: all.map((entry) => entry.product), offers: all.map((entry) => entry.offer) };
}

/** Wall and floor tiles in one package whose sizes match any pair, with grout and profiles. */
export function generateTiles(random: Random, count: number): GeneratedTiles {
  const walls = Array.from({ length: Math.ceil(count / 2) }, (_, at) => generateTile(random, "wall", at));
  const floors = Array.from({ length: Math.floor(count / 2) }, (_, at) => generateTile(random, "floor", at));
  const accessories = generateAccessories();
  const collections = (tiles: readonly { readonly offer: Offers[number] }[]) =>
    TILE_TYPES.map((tileType) => ({
      title: tileType,
      tileType,
      tiles: tiles.filter(({ offer }) => offer.tileType === tileType).map(({ offer }) => offer.key),
    })).filter((collection) => collection.tiles.length > 0);
  const noCost = {
    addedCost: 0,
    addedCostCeilingHigh: 0,
    floorTileOnWallCost: 0,
    floorTileOnWallCostCeilingHigh: 0,
    floorTileOnAllWallsCost: 0,
    floorTileOnAllWallsCostCeilingHigh: 0,
  };
  return {
    products: [...walls, ...floors].map((tile) => tile.product).concat(accessories.products),
    offers: [...walls, ...floors].map((tile) => tile.offer).concat(accessories.offers),
    groups: [
      {
        key: "afwerking",
        title: "Afwerking",
        type: "tiles-accessories",
        order: 900,
        rooms: [...ROOMS],
        singleChoice: true,
        collapsed: false,
      },
    ],
    package: {
      key: "basis",
      name: "Basis",
      description: "",
      addedCost: 0,
      rooms: [...ROOMS],
      isStandardPackage: true,
      hardPrices: false,
      groups: [
        {
          key: "alles",
          wallTileLength: null,
          wallTileWidth: null,
          floorTileLength: null,
          floorTileWidth: null,
          ...noCost,
          wallTileCollections: collections(walls),
          floorTileCollections: collections(floors),
          showFloorTileOnWall: false,
          showFloorTileOnAllWalls: false,
        },
      ],
    },
  };
}
