import type { BundleInput } from "@showroom/api-contract/bundle/bundle";
import { RULES } from "../rules/rules.ts";
import { SANITARY_GROUPS } from "../sanitary/groups.ts";
import { expandSanitary } from "../sanitary/expand.ts";
import type { FaceSpec } from "../textures/draw-face.ts";
import { ACCESSORY_PRODUCTS, accessoryOffers, optionAccessoryOffers } from "../tiles/accessories.ts";
import { expandTiles } from "../tiles/expand.ts";
import type { ExpandedTiles } from "../tiles/expand.ts";
import { FLOOR_SERIES, HERRINGBONE_SERIES } from "../tiles/floor-series.ts";
import { WALL_SERIES } from "../tiles/wall-series.ts";
import { looks } from "./looks.ts";
import { keysOf, tilePackages } from "./tile-packages.ts";

type RoomName = BundleInput["offers"][number]["rooms"][number];

export const WALL_STANDARD = "wall.ate.witm";
export const FLOOR_STANDARD = "floor.cav.kiez";

export interface CatalogueOptions {
  readonly rooms: readonly RoomName[];
  readonly tileOptions: boolean;
  readonly sanitary: boolean;
  readonly hardPrices: boolean;
  /** Whether the picture of a product exists. */
  readonly hasPicture: (file: string) => boolean;
}

export interface ProjectCatalogue extends Pick<
  BundleInput,
  "products" | "productGroups" | "offers" | "packages" | "tileOptions" | "rules"
> {
  readonly faces: ReadonlyMap<string, FaceSpec>;
}

const OPTION_TYPES = [
  "floortile-on-wall",
  "floortile-on-all-walls",
  "accent-herringbone",
  "accent-herringbone-reservoir",
] as const;

function tileOptions(rooms: readonly RoomName[]): BundleInput["tileOptions"] {
  const accents = HERRINGBONE_SERIES.flatMap(keysOf);
  const accessories = (type: (typeof OPTION_TYPES)[number], of: readonly RoomName[]) =>
    optionAccessoryOffers(type, [...of]).map((offer) => offer.key);
  const toilets = rooms.filter((room) => room === "toilet");
  const option = (
    key: string,
    kind: BundleInput["tileOptions"][number]["kind"],
    type: (typeof OPTION_TYPES)[number],
    title: string,
    description: string,
    of: readonly RoomName[],
    variants: string[],
  ): BundleInput["tileOptions"][number] => ({
    key,
    kind,
    title,
    description,
    image: null,
    rooms: [...of],
    variants,
    accessories: accessories(type, of),
  });
  return [
    option(
      "vloertegel-wand",
      "FloorTileOnWall",
      "floortile-on-wall",
      "Eén wand als accent",
      "<p>De vloertegel loopt door op één wand.</p>",
      rooms,
      [],
    ),
    option(
      "vloertegel-wanden",
      "FloorTileOnAllWalls",
      "floortile-on-all-walls",
      "Alle wanden",
      "<p>De vloertegel op de vloer en op alle wanden.</p>",
      rooms,
      [],
    ),
    option(
      "visgraat",
      "AccentHerringbone",
      "accent-herringbone",
      "Accentwand visgraat",
      "<p>Eén wand met smalle tegels in visgraat.</p>",
      rooms,
      accents,
    ),
    ...(toilets.length > 0
      ? [
          option(
            "visgraat-reservoir",
            "AccentHerringboneReservoir",
            "accent-herringbone-reservoir",
            "Inbouwreservoir",
            "<p>Visgraat op de voorkant van het inbouwreservoir.</p>",
            toilets,
            accents,
          ),
        ]
      : []),
  ];
}

function tiles(options: CatalogueOptions): ExpandedTiles {
  const rooms = [...options.rooms];
  const standards = new Map([
    [WALL_STANDARD, rooms],
    [FLOOR_STANDARD, rooms],
  ]);
  return expandTiles([...WALL_SERIES, ...FLOOR_SERIES, ...(options.tileOptions ? HERRINGBONE_SERIES : [])], {
    rooms,
    standards,
  });
}

/** The catalogue of a project, limited by the project's settings. */
export function projectCatalogue(options: CatalogueOptions): ProjectCatalogue {
  const rooms = [...options.rooms];
  const expanded = tiles(options);
  const sanitary = options.sanitary ? expandSanitary(rooms, options.hasPicture) : { products: [], offers: [] };
  const groups = options.sanitary
    ? SANITARY_GROUPS.map((group) => ({ ...group, rooms: group.rooms.filter((room) => rooms.includes(room)) })).filter(
        (group) => group.rooms.length > 0,
      )
    : [];
  const offers = [
    ...expanded.offers,
    ...accessoryOffers(rooms),
    ...(options.tileOptions ? OPTION_TYPES.flatMap((type) => optionAccessoryOffers(type, rooms)) : []),
    ...sanitary.offers,
  ];
  const offered = new Set(offers.map((offer) => offer.key));
  return {
    products: [...expanded.products, ...ACCESSORY_PRODUCTS, ...sanitary.products],
    productGroups: [
      ...groups,
      {
        key: "voegkleur",
        title: "Voegkleur",
        type: "tiles-accessories",
        order: 90,
        rooms,
        singleChoice: true,
        collapsed: true,
      },
      {
        key: "afwerkprofiel",
        title: "Afwerkprofiel",
        type: "tiles-accessories",
        order: 91,
        rooms,
        singleChoice: true,
        collapsed: true,
      },
    ],
    offers,
    packages: [...tilePackages(options), ...looks(rooms, options.hardPrices, offered)],
    tileOptions: options.tileOptions ? tileOptions(rooms) : [],
    rules: RULES.filter((rule) =>
      [...rule.subjects, ...(rule.affected ?? [])].every((reference) => offered.has(reference.offer)),
    ),
    faces: expanded.faces,
  };
}
