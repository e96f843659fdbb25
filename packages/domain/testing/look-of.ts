import type { Package } from "../src/model/page.ts";
import type { PageProduct } from "../src/model/product.ts";
import type { RoomContext } from "../src/selection/room-context.ts";
import { variantsOf } from "../src/selection/variants.ts";
import { buildPackage } from "./build-empty-page.ts";

/** A look of what the page offers, selected by two numbers: tiles, grout, a profile, an accent, and a product of some groups. */
export function lookOf({ catalogue }: RoomContext, [first, second]: readonly [number, number]): Package {
  const { tiles, accessories, sanitaryGroups } = catalogue;
  const lists = [
    tiles.wall.products,
    tiles.floor.products,
    accessories.wall.GroutColor.products,
    accessories.wall.FinishingProfile.products,
    accessories.floor.GroutColor.products,
    tiles.AccentHerringbone.products,
    ...sanitaryGroups.map(({ products }) => products),
  ];
  const choices = lists.flatMap((products: readonly PageProduct[], index) => {
    const item = products[(first + index) % Math.max(1, products.length)];
    const variant = item && variantsOf(item)[second % variantsOf(item).length];
    const isNamed = (second + index * (1 + (first % 3))) % 3 !== 0;
    return isNamed && item && variant ? [{ pageProductId: item.id, variantProjectProductId: variant.id }] : [];
  });
  return buildPackage([], { id: 900, name: "Stijl", choices });
}
