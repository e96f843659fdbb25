import { formatMillimetreSize } from "../format/measures.ts";
import type { AccessoryType } from "../model/choices.ts";
import type { LineItem, LineStatus } from "../model/cost.ts";
import { partOfSlot } from "../model/part-of-slot.ts";
import type { Baseboard, Floor, FloorMaterial } from "../model/floor.ts";
import type { MediaFile } from "../model/media.ts";
import type { LineSlot } from "../model/room-slot.ts";
import type { SurfaceOptionKind } from "../model/tile-option.ts";
import type { CatalogueVariant, PageCatalogue } from "../selection/page-catalogue.ts";
import type { PagePricing } from "./page-pricing.ts";
import type { PricedItem, PricedLine } from "./priced-line.ts";

/** A price line with all fields that are shown. */
export function lineItem(
  { catalogue }: PagePricing,
  { slot, status, item, pieces, amounts, indicative }: PricedLine,
): LineItem {
  return {
    part: partOfSlot(slot),
    slot,
    status,
    pieces,
    ...factsOf(catalogue, slot, status, item),
    ...amounts,
    indicative,
  };
}

type Facts = Omit<
  LineItem,
  "part" | "slot" | "status" | "pieces" | "indicative" | "grossPrice" | "returnPrice" | "labourPrice" | "totalPrice"
>;

function factsOf(catalogue: PageCatalogue, slot: LineSlot, status: LineStatus, item: PricedItem): Facts {
  switch (item.kind) {
    case "product":
      return productFacts(catalogue, slot, status, item.variant);
    case "floor":
      return floorFacts(item.floor, item.material);
    case "baseboard":
      return baseboardFacts(item.baseboard);
  }
}

/** Suffix of the line ids of a tile option. The ids are part of the API. */
const ACCESSORY_SUFFIX: Readonly<Record<AccessoryType, string>> = {
  GroutColor: "-grout",
  FinishingProfile: "-profile",
};

function productFacts(catalogue: PageCatalogue, slot: LineSlot, status: LineStatus, variant: CatalogueVariant): Facts {
  const { product, pageProduct } = variant;
  const group = slot.kind === "sanitary" ? (catalogue.groups.get(slot.groupId) ?? null) : null;
  const facts: Facts = {
    id: `${status === "dropped" ? "dropped-" : ""}${variant.id}`,
    choice: { pageProductId: pageProduct.id, variantProjectProductId: variant.id },
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
    productGroupOrder: group?.order ?? null,
    productGroupTitle: group?.title ?? null,
    specifications: null,
  };
  if (slot.kind === "accent" || slot.kind === "option")
    return {
      ...facts,
      id: slot.option,
      name: optionTitle(catalogue, slot.option),
      specifications: compositionOf(variant),
    };
  if (slot.kind === "accessory" && slot.place !== "wall" && slot.place !== "floor")
    // A room may have the same grout in several places, so the line names its option.
    return {
      ...facts,
      id: `${slot.place}${ACCESSORY_SUFFIX[slot.type]}`,
      specifications: optionTitle(catalogue, slot.place),
    };
  return facts;
}

function optionTitle(catalogue: PageCatalogue, kind: SurfaceOptionKind): string {
  return catalogue.options.get(kind)?.title ?? kind;
}

/** The name, colour and size of a tile, without repetition. */
function compositionOf({ product: { name, colorName, size } }: CatalogueVariant): string {
  return [name, ...[colorName, size].filter((fact) => fact !== null && fact !== "" && !name.includes(fact))].join(", ");
}

function floorFacts(floor: Floor, material: FloorMaterial | null): Facts {
  return {
    ...livingFloorFacts(floor),
    id: `color-${floor.id}`,
    brand: material?.name ?? floor.series,
    description: floor.floor_type,
    colorName: floor.name,
    colorHex: floor.color,
    thumbnail: thumbnailOf([floor.images, floor.mediaFiles]),
  };
}

function baseboardFacts(baseboard: Baseboard): Facts {
  return {
    ...livingFloorFacts(baseboard),
    id: `baseboard-${baseboard.id}`,
    size: formatMillimetreSize(baseboard.width, baseboard.length),
    brand: baseboard.material,
    description: baseboard.description,
    colorName: baseboard.finish,
    colorHex: null,
    thumbnail: thumbnailOf([baseboard.images, baseboard.mediaFiles]),
  };
}

function livingFloorFacts({ product_number, name, width, length }: Floor | Baseboard) {
  return {
    choice: null,
    name,
    productNumber: product_number,
    width,
    length,
    size: null,
    productGroupOrder: null,
    productGroupTitle: null,
    specifications: null,
  };
}

function thumbnailOf(sources: readonly (readonly MediaFile[])[]): LineItem["thumbnail"] {
  for (const images of sources) {
    const first = images[0];
    if (first) return { public_id: first.public_id };
  }
  return null;
}
