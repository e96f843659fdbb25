import type { AccessoryType, ProductChoice, RoomChoice } from "../model/choices.ts";
import { piecesOf } from "../model/fixture-pieces.ts";
import type { Page } from "../model/page.ts";
import type { PageCostInput } from "../pricing/page-cost.ts";
import { chosen, pagePricing, type PagePricing } from "../pricing/page-pricing.ts";
import { basinsIn } from "../selection/pieces.ts";
import { cuttingLoss } from "../pricing/tile-amounts.ts";
import { chosenAccessory } from "../selection/accessories.ts";
import { type CatalogueVariant } from "../selection/page-catalogue.ts";
import type { AccessoryPlace } from "../model/room-slot.ts";
import { isAccent } from "../model/tile-option.ts";
import { standardAccessories } from "../selection/standard-accessories.ts";
import { sameChoice } from "../selection/variants.ts";
import { formatTileSize } from "../format/measures.ts";
import { orderFloors } from "./order-floors.ts";
import { orderLine, ROOM_MATERIALS, type OrderLine, type OrderPart, type RoomMaterial } from "./order-line.ts";
import { materialQuantities, placeQuantities, type PlaceQuantity } from "./room-quantities.ts";

/** The order lines of one page of a home: tiles with cutting loss and boxes, grout, profile, sanitary ware, floors, and labour. */
export function orderLines(
  { project, houseType, floors }: PageCostInput,
  page: Page,
  choices: RoomChoice | null,
): readonly OrderLine[] {
  if (page.type === "floors")
    return project.hasFloors && choices ? orderFloors(page.id, houseType, floors, choices) : [];
  if (page.type !== "configurator") return [];
  const pricing = pagePricing(project, houseType, page);
  const room = choices ?? pricing.standard;
  return [
    ...(project.hasTiles ? tileLines(pricing, room) : []),
    ...(project.hasSanitary ? sanitaryLines(pricing, room) : []),
  ].filter((line) => line.quantity > 0);
}

function tileLines(pricing: PagePricing, room: RoomChoice): readonly OrderLine[] {
  const places = placeQuantities(pricing, room);
  const { standard } = pricing;
  const tile = (surface: "wall" | "floor", choice: ProductChoice | null, usual: ProductChoice | null) =>
    laid(pricing, {
      part: surface === "wall" ? "wallTile" : "floorTile",
      choice,
      isStandard: sameChoice(choice, usual),
      loss: cuttingLoss(pricing, surface),
      quantity: places[surface],
    });
  const options = room.tileOptions.flatMap(({ tileOption, selectedVariant }) => {
    if (tileOption === "CeilingHigh") return [];
    const choice = isAccent(tileOption) ? selectedVariant : room.floorTileProduct;
    return laid(pricing, {
      part: "tileOption",
      choice,
      isStandard: false,
      loss: cuttingLoss(pricing, "wall"),
      quantity: places[tileOption],
    }).concat(accessoryLines(pricing, room, tileOption, places[tileOption]));
  });
  return [
    ...tile("wall", room.wallTileProduct, standard.wallTileProduct),
    ...accessoryLines(pricing, room, "wall", places.wall),
    ...tile("floor", room.floorTileProduct, standard.floorTileProduct),
    ...accessoryLines(pricing, room, "floor", places.floor),
    ...options,
    ...materialLines(pricing, room),
  ];
}

const MATERIALS: Readonly<Record<RoomMaterial, { readonly productNumber: string; readonly name: string }>> = {
  sealant: { productNumber: "KIT", name: "Kit" },
  kimcoat: { productNumber: "KIMCOAT", name: "Kimcoat" },
};

/** The metres of sealant and waterproof layer, which the house type names and nobody chooses. */
function materialLines(pricing: PagePricing, room: RoomChoice): readonly OrderLine[] {
  const metres = materialQuantities(pricing, room);
  return ROOM_MATERIALS.map((part) =>
    orderLine(
      {
        pageId: pricing.page.id,
        part,
        ...MATERIALS[part],
        brand: "",
        colorName: null,
        size: null,
        unit: "m1",
        cuttingLoss: 0,
        amountPerBox: null,
        isStandard: true,
      },
      metres[part],
    ),
  );
}

interface Laid {
  readonly part: OrderPart;
  readonly choice: ProductChoice | null;
  readonly isStandard: boolean;
  readonly loss: number;
  readonly quantity: PlaceQuantity | undefined;
}

/** The lines of a tile and of its labour; labour has no cutting loss. */
function laid(pricing: PagePricing, { part, choice, isStandard, loss, quantity }: Laid): readonly OrderLine[] {
  const variant = chosen(pricing, choice);
  if (!variant || !quantity || quantity.surface <= 0) return [];
  const { product, pageProduct } = variant;
  const uses = product.installationCodes.length > 0 ? product.installationCodes : pageProduct.installationCodes;
  const work = uses.flatMap((use) => {
    const code = pricing.installationCodes.get(use.code);
    if (!code) return [];
    const units = code.unit === "m2" ? quantity.surface : code.unit === "m1" ? quantity.profile : 1;
    const facts = {
      part: "installation",
      productNumber: code.code,
      name: code.description,
      brand: "",
      colorName: null,
      size: null,
      unit: code.unit,
      amountPerBox: null,
    } as const;
    return [orderLine({ pageId: pricing.page.id, ...facts, cuttingLoss: 0, isStandard }, units * use.quantity)];
  });
  return [
    orderLine(
      {
        ...factsOf(pricing, variant, part),
        unit: "m2",
        cuttingLoss: loss,
        amountPerBox: product.amountPerBox,
        isStandard,
      },
      quantity.surface,
    ),
    ...work,
  ];
}

const ACCESSORY_PARTS: Readonly<Record<"wall" | "floor" | "option", Readonly<Record<AccessoryType, OrderPart>>>> = {
  wall: { GroutColor: "wallGrout", FinishingProfile: "wallProfile" },
  floor: { GroutColor: "floorGrout", FinishingProfile: "wallProfile" },
  option: { GroutColor: "tileOptionGrout", FinishingProfile: "tileOptionProfile" },
};

function accessoryLines(
  pricing: PagePricing,
  room: RoomChoice,
  place: AccessoryPlace,
  quantity: PlaceQuantity | undefined,
): readonly OrderLine[] {
  const usual = standardAccessories(pricing.catalogue, place);
  return (["GroutColor", "FinishingProfile"] as const).flatMap((type) => {
    const choice = chosenAccessory(room, place, type);
    const variant = chosen(pricing, choice);
    if (!variant || !quantity) return [];
    const part = ACCESSORY_PARTS[place === "wall" || place === "floor" ? place : "option"][type];
    const net = type === "GroutColor" ? quantity.surface : quantity.profile;
    const unit = type === "GroutColor" ? "m2" : "m1";
    return [
      orderLine(
        {
          ...factsOf(pricing, variant, part),
          unit,
          cuttingLoss: 0,
          // A bag of grout and a profile have their content, in m² and m¹.
          amountPerBox: variant.product.amountPerBox,
          isStandard: sameChoice(choice, usual[type]),
        },
        net,
      ),
    ];
  });
}

function sanitaryLines(pricing: PagePricing, room: RoomChoice): readonly OrderLine[] {
  const basins = basinsIn(pricing, room);
  return pricing.catalogue.sanitaryGroups.flatMap((group) =>
    (room.products[group.id] ?? []).flatMap((choice) => {
      const variant = chosen(pricing, choice);
      const isStandard = (pricing.standard.products[group.id] ?? []).some((usual) => sameChoice(usual, choice));
      return variant
        ? [
            orderLine(
              {
                ...factsOf(pricing, variant, "sanitary"),
                unit: "piece",
                cuttingLoss: 0,
                amountPerBox: null,
                isStandard,
              },
              piecesOf(variant.product.model, basins),
            ),
          ]
        : [];
    }),
  );
}

function factsOf({ page }: PagePricing, { product }: CatalogueVariant, part: OrderPart) {
  const { product_number, name, group, colorName, size, dimension, width, length } = product;
  return {
    pageId: page.id,
    part,
    productNumber: product_number,
    name,
    brand: group,
    colorName,
    size: size || dimension || formatTileSize(width, length),
  };
}
