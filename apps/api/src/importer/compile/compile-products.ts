import type { MediaFile } from "@showroom/domain/model/media";
import type { PageProduct, Product, RoomName } from "@showroom/domain/model/product";
import type { Rule } from "@showroom/domain/model/rule";
import { cents } from "@showroom/domain/money/cents";
import { present, variantId, type BundleOffer, type BundleProduct, type Compiler } from "./compiler.ts";

/** Compiles an article to a product, in the group that offers it. */
export function compileProduct(compiler: Compiler, product: BundleProduct, groupKey: string | null): Product {
  const group = groupKey === null ? null : present(compiler.groups.get(groupKey), `group ${groupKey}`);
  const guess = compiler.guesses.get(product.productNumber);
  const images: MediaFile[] = product.images.map(compiler.media);
  return {
    id: compiler.ids.of("product", product.productNumber),
    product_number: product.productNumber,
    group: product.brand,
    productGroupId: group ? compiler.ids.of("group", group.key) : null,
    productGroupType: group?.type ?? null,
    productGroupTitle: group?.title ?? null,
    productGroupOrder: group?.order ?? null,
    name: product.name,
    addedCosts: product.addedCosts,
    totalPrice: cents(product.grossPrice + product.addedCosts),
    grossPrice: product.grossPrice,
    returnPrice: product.returnPrice,
    labourPrice: product.labourPrice,
    type: product.type,
    length: product.length,
    width: product.width,
    size: product.size,
    dimension: product.dimension,
    isRectified: product.isRectified,
    faces: product.faces,
    shadeVariation: product.shadeVariation,
    amountPerBox: product.amountPerBox,
    color: product.color,
    colorName: product.colorName,
    colorGroup: product.colorGroup ?? guess?.colorGroup ?? null,
    appearance: product.appearance ?? guess?.appearance ?? null,
    gloss: product.gloss ?? guess?.gloss ?? null,
    groutColor: product.groutColor,
    description: product.description,
    images,
    installationCodes: product.installationCodes,
    mediaFiles: images,
    model: product.model,
  };
}

/** The room of a page, and the pages of the house type that configure a room. */
export interface OfferPlace {
  readonly room: RoomName;
  readonly pageIdsByRoom: ReadonlyMap<RoomName, readonly number[]>;
  readonly rulesBySubject: ReadonlyMap<string, readonly Rule[]>;
}

/** Compiles an offer to a page product. */
export function compileOffer(compiler: Compiler, offer: BundleOffer, place: OfferPlace): PageProduct {
  const product = (number: string): Product =>
    compileProduct(compiler, present(compiler.products.get(number), number), offer.group);
  return {
    id: compiler.ids.of("offer", offer.key),
    standardOption: offer.standardIn.includes(place.room),
    product: product(offer.product),
    pages: offer.rooms.flatMap((room) => place.pageIdsByRoom.get(room) ?? []),
    installationCodes: offer.installationCodes,
    variants: offer.variants.map((number) => ({ id: variantId(compiler, offer, number), product: product(number) })),
    rules: place.rulesBySubject.get(offer.key) ?? [],
    tileType: offer.tileType,
    tileAccessoryType: offer.tileAccessoryType,
    children: [],
  };
}
