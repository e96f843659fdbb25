import type { ProductChoice, RoomChoice } from "@showroom/domain/model/choices";
import type { Page } from "@showroom/domain/model/page";
import { settle } from "@showroom/domain/rules/settle";
import { pageCatalogue } from "@showroom/domain/selection/page-catalogue";
import { roomContext } from "@showroom/domain/selection/room-context";
import { mainChoice } from "@showroom/domain/selection/variants";
import type { TestBuyer } from "../src/testing/buyer.ts";

type Home = Readonly<Record<string, RoomChoice>>;
type Change = (room: RoomChoice) => RoomChoice;

const anyOf = <Item>(items: readonly Item[]): Item | undefined => items[Math.floor(Math.random() * items.length)];

/** The places of a page, each with everything that it offers. */
function placesOf(page: Page): readonly (readonly Change[])[] {
  const { tiles, accessories, sanitaryGroups } = pageCatalogue(page);
  const field =
    (name: "wallTileProduct" | "floorTileProduct" | "wallGroutColorProduct" | "floorGroutColorProduct") =>
    (choice: ProductChoice): Change =>
    (room) => ({ ...room, [name]: choice });
  const assortments = [
    [tiles.wall.products, field("wallTileProduct")],
    [tiles.floor.products, field("floorTileProduct")],
    [accessories.wall.GroutColor.products, field("wallGroutColorProduct")],
    [accessories.floor.GroutColor.products, field("floorGroutColorProduct")],
    ...sanitaryGroups.map(
      (group) =>
        [
          group.products,
          (choice: ProductChoice): Change =>
            (room) => ({ ...room, products: { ...room.products, [group.id]: [choice] } }),
        ] as const,
    ),
  ] as const;
  return assortments
    .filter(([products]) => products.length > 1)
    .map(([products, put]) => products.map((product) => put(mainChoice(product))));
}

/** The homes of a buyer who changes one product of one room at a time, at random. Rooms hardly ever come back. */
export function walk(buyer: TestBuyer): () => Home {
  const pages = buyer.pages.filter((page) => page.type === "configurator");
  const places = new Map(pages.map((page) => [page.id, placesOf(page)]));
  let home: Home = buyer.everything();
  return () => {
    const page = anyOf(pages);
    const change = page && anyOf(anyOf(places.get(page.id) ?? []) ?? []);
    const room = page && home[page.id];
    if (!room || !change) throw new Error("There is nothing to choose");
    home = { ...home, [page.id]: settle(roomContext(page, buyer.project, null), room, change(room)).room };
    return home;
  };
}
