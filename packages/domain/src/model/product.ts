import type { Cents } from "../money/cents.ts";
import type { Appearance, ColorGroup, Gloss } from "./appearance.ts";
import type { FixtureModel, ShadeVariation } from "./fixture-model.ts";
import type { MediaFile } from "./media.ts";
import type { Rule } from "./rule.ts";

export const PRODUCT_TYPES = [
  "combined_product",
  "simple_product",
  "wall_tile",
  "floor_tile",
  "decor_tile",
  "herringbone_tile",
  "grout_color",
  "finishing_profile",
] as const;
export type ProductType = (typeof PRODUCT_TYPES)[number];

const TILES: readonly ProductType[] = ["wall_tile", "floor_tile", "decor_tile", "herringbone_tile"];

/** Whether products of a type are tiles, with a price per m². */
export const isTileProduct = (type: ProductType): boolean => TILES.includes(type);

export const TILE_TYPES = ["standard", "theWall", "luxe"] as const;
/** Assortment of a tile; on the screen Standaard, The Wall, Luxe. */
export type TileType = (typeof TILE_TYPES)[number];

export const TILE_ACCESSORY_TYPES = [
  "wallTileAccessory",
  "floorTileAccessory",
  "floortile-on-wall",
  "floortile-on-all-walls",
  "accent-herringbone",
  "accent-herringbone-reservoir",
] as const;
/** The surface or tile option that an accessory (grout, profile) or option product belongs to. */
export type TileAccessoryType = (typeof TILE_ACCESSORY_TYPES)[number];

export const INSTALLATION_UNITS = ["m2", "m1", "piece"] as const;
export type InstallationUnit = (typeof INSTALLATION_UNITS)[number];

/** Labour that comes with a product: `quantity` of the project's installation code per unit of that code. */
export interface InstallationCodeUse {
  readonly code: string;
  readonly quantity: number;
}

/** An article of the catalogue in one colour and one size. */
export interface Product {
  readonly id: number;
  readonly product_number: string;
  /** Brand or collection, as shown on the summary. */
  readonly group: string;
  readonly productGroupId: number | null;
  readonly productGroupType: ProductGroupType | null;
  readonly productGroupTitle: string | null;
  readonly productGroupOrder: number | null;
  readonly name: string;
  /** Fixed extra on top of the gross price. */
  readonly addedCosts: Cents;
  readonly totalPrice: Cents;
  /** Per m² for tiles and grout, per m¹ for profiles, per piece otherwise. */
  readonly grossPrice: Cents;
  /** Credit per unit when this product is the standard and the buyer replaces it; not negative. */
  readonly returnPrice: Cents;
  readonly labourPrice: Cents;
  readonly type: ProductType;
  /** Millimetres; a tile's face is width x length. */
  readonly length: number | null;
  readonly width: number | null;
  /** Size as shown, e.g. `60 x 120 cm`. */
  readonly size: string | null;
  /** Dimension label of sanitary ware, e.g. `80 cm`. */
  readonly dimension: string | null;
  readonly isRectified: boolean;
  /** How many different faces a tile is made with; null or absent if that is unknown. */
  readonly faces?: number | null | undefined;
  readonly shadeVariation?: ShadeVariation | null | undefined;
  readonly amountPerBox: number | null;
  /** Colour as #RRGGBB. */
  readonly color: string | null;
  readonly colorName: string | null;
  /** The named colour by which it is filtered; null or absent when it follows from finish or colour. */
  readonly colorGroup?: ColorGroup | null | undefined;
  /** Of a tile; null or absent if that is unknown. */
  readonly appearance?: Appearance | null | undefined;
  readonly gloss?: Gloss | null | undefined;
  /** Grout's own colour as #RRGGBB; only on grout. */
  readonly groutColor: string | null;
  readonly description: string;
  readonly images: readonly MediaFile[];
  readonly installationCodes: readonly InstallationCodeUse[];
  readonly mediaFiles: readonly MediaFile[];
  /** How sanitary ware is drawn in a room; null draws a neutral shape. */
  readonly model: FixtureModel | null;
}

/** One colour and size of a page product. `id` is a project product id, unique in the house type. */
export interface ProductVariant {
  readonly id: number;
  readonly product: Product;
}

/** A product offered on a page of a project. */
export interface PageProduct {
  readonly id: number;
  readonly standardOption: boolean;
  readonly product: Product;
  /** Ids of the pages it is offered on. */
  readonly pages: readonly number[];
  readonly installationCodes: readonly InstallationCodeUse[];
  /** Every colour and size on offer; empty when `product` is the only one, whose variant id is then this `id`. */
  readonly variants: readonly ProductVariant[];
  /** Rules that have this product as a subject. */
  readonly rules: readonly Rule[];
  readonly tileType: TileType;
  readonly tileAccessoryType: TileAccessoryType | null;
  readonly children: readonly PageProduct[];
}

export const PRODUCT_GROUP_TYPES = ["standard", "tiles", "tiles-accessories"] as const;
/** `standard`: sanitary ware; `tiles-accessories`: grout and profiles. */
export type ProductGroupType = (typeof PRODUCT_GROUP_TYPES)[number];

export interface ProductGroup {
  readonly id: number;
  readonly title: string;
  readonly type: ProductGroupType;
  readonly order: number;
  /** Standard options first. */
  readonly products: readonly PageProduct[];
  readonly rooms: readonly RoomName[];
  /** At most one product of the group can be chosen. */
  readonly singleChoice: boolean;
  readonly collapsed: boolean;
}

export const ROOM_NAMES = ["bathroom", "bathroom2", "toilet"] as const;
export type RoomName = (typeof ROOM_NAMES)[number];
