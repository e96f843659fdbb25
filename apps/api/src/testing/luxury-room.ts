import { standardRoomChoice } from "@showroom/domain/configurator/standard-room";
import type { RoomChoice } from "@showroom/domain/model/choices";
import type { Page } from "@showroom/domain/model/page";
import { cents } from "@showroom/domain/money/cents";
import { PAGE_IDS } from "@showroom/domain/testing/build-page";
import { buildContext } from "@showroom/domain/testing/build-project";
import { withProducts } from "./house-catalogue.ts";

const { luxe } = PAGE_IDS.wallTile;

/** A confirmed room of a page of `buildPage`: the standard, with the luxury wall tile. */
export function luxuryRoom(page: Page): RoomChoice {
  const { catalogue, settings } = buildContext({ page });
  return {
    ...standardRoomChoice(catalogue, settings),
    confirmedByUser: true,
    wallTileProduct: { pageProductId: luxe, variantProjectProductId: luxe },
  };
}

/** The page with a higher gross price of the luxury wall tile. `extra` is in cents. */
export const withDearerLuxury = (page: Page, extra: number): Page =>
  withProducts(page, (item) =>
    item.id === luxe
      ? { ...item, product: { ...item.product, grossPrice: cents(item.product.grossPrice + extra) } }
      : item,
  );
