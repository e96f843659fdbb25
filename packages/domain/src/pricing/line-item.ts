import { formatMillimetreSize } from "../format/measures.ts";
import type { LineItem } from "../model/cost.ts";
import type { Baseboard, Floor, FloorMaterial } from "../model/floor.ts";
import type { MediaFile } from "../model/media.ts";
import type { ProductGroup } from "../model/product.ts";
import type { CatalogueVariant } from "../selection/page-catalogue.ts";
import type { Amounts } from "./amounts.ts";

export interface LineFacts {
  readonly indicative: boolean;
  readonly isStandard: boolean;
  /** Null for tiles and accessories. */
  readonly group: ProductGroup | null;
  /** Before the id, where the variant's id alone would not be unique or says too little. */
  readonly idPrefix?: string;
}

/** A line for an article of the catalogue. Its id is the variant's, with `dropped-` before it for a dropped standard. */
export function productLine(
  { id, product, pageProduct }: CatalogueVariant,
  amounts: Amounts,
  { indicative, isStandard, group, idPrefix = "" }: LineFacts,
): LineItem {
  return {
    id: `${idPrefix}${id}`,
    name: product.name,
    brand: product.group,
    description: product.description,
    productNumber: product.product_number,
    colorName: product.colorName,
    colorHex: product.color ?? product.groutColor,
    width: product.width,
    length: product.length,
    size: product.size ?? product.dimension,
    thumbnail: thumbnailOf([product.images, product.mediaFiles, pageProduct.product.images]),
    ...amounts,
    indicative,
    productGroupOrder: group?.order ?? null,
    productGroupTitle: group?.title ?? null,
    isStandard,
  };
}

export function floorLine(
  floor: Floor,
  material: FloorMaterial | null,
  amounts: Amounts,
  indicative: boolean,
): LineItem {
  return {
    ...floorFacts(floor, amounts, indicative),
    id: `color-${floor.id}`,
    brand: material?.name ?? floor.series,
    description: floor.floor_type,
    colorName: floor.name,
    colorHex: floor.color,
    thumbnail: thumbnailOf([floor.images, floor.mediaFiles]),
  };
}

const BASEBOARD_ID = "baseboard-";

/** Whether a line of the living floor is its baseboard, and not its colour. */
export function isBaseboardLine({ id }: Pick<LineItem, "id">): boolean {
  return id.startsWith(BASEBOARD_ID);
}

export function baseboardLine(baseboard: Baseboard, amounts: Amounts, indicative: boolean): LineItem {
  return {
    ...floorFacts(baseboard, amounts, indicative),
    id: `${BASEBOARD_ID}${baseboard.id}`,
    size: formatMillimetreSize(baseboard.width, baseboard.length),
    brand: baseboard.material,
    description: baseboard.description,
    colorName: baseboard.finish,
    colorHex: null,
    thumbnail: thumbnailOf([baseboard.images, baseboard.mediaFiles]),
  };
}

function floorFacts(item: Floor | Baseboard, amounts: Amounts, indicative: boolean) {
  return {
    name: item.name,
    productNumber: "",
    width: item.width,
    length: item.length,
    size: null,
    ...amounts,
    indicative,
    productGroupOrder: null,
    productGroupTitle: null,
    isStandard: false,
  };
}

function thumbnailOf(sources: readonly (readonly MediaFile[])[]): LineItem["thumbnail"] {
  for (const images of sources) {
    const first = images[0];
    if (first) return { public_id: first.public_id };
  }
  return null;
}
