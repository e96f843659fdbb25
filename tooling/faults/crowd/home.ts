/** What a buyer of the crowd does: other tiles, another fixture, another room. */
import type { RoomChoice } from "@showroom/domain/model/choices";
import type { ProductGroup } from "@showroom/domain/model/product";
import { mapScene } from "@showroom/domain/render/map-scene";
import type { RenderRequest } from "@showroom/domain/render/render-request";
import { pageCatalogue } from "@showroom/domain/selection/page-catalogue";
import type { PageCatalogue } from "@showroom/domain/selection/page-catalogue";
import { setGroup } from "@showroom/domain/selection/sanitary";
import { mainChoice } from "@showroom/domain/selection/variants";
import type { TestBuyer } from "../../../apps/api/src/testing/buyer.ts";

export type Change = "tile" | "fixture" | "room";

/** From 0 to 1, as `Math.random`, but the same in every run. */
export type Chance = () => number;

/** A generator with a seed (mulberry32). */
export function chanceOf(seed: number): Chance {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export function pick<Item>(items: readonly Item[], chance: Chance): Item {
  const item = items[Math.floor(chance() * items.length)];
  if (item === undefined) throw new Error("There is nothing to pick from");
  return item;
}

interface Room {
  readonly catalogue: PageCatalogue;
  readonly groups: readonly ProductGroup[];
  choice: RoomChoice;
}

/** A home that a buyer changes, one choice after another. */
export function openHome(buyer: TestBuyer, chance: Chance) {
  const houseType = buyer.project.houseTypes.find(({ id }) => id === buyer.houseTypeId);
  const standard = buyer.everything();
  const rooms = buyer.pages.flatMap((page): Room[] => {
    const choice = standard[page.id];
    if (page.type !== "configurator" || !choice) return [];
    const catalogue = pageCatalogue(page);
    const groups = catalogue.sanitaryGroups.filter(({ products }) => products.length > 1);
    return [{ catalogue, groups, choice }];
  });
  let room = pick(rooms, chance);
  let lookAt: string | null = null;

  function changeTile(): void {
    const surface = chance() < 0.5 ? "wall" : "floor";
    const tile = mainChoice(pick(room.catalogue.tiles[surface].products, chance));
    room.choice = { ...room.choice, [surface === "wall" ? "wallTileProduct" : "floorTileProduct"]: tile };
    lookAt = null;
  }

  /** Rules are left out: they choose other products, and a picture takes as long with any. */
  function changeFixture(): void {
    const group = pick(room.groups, chance);
    const now = room.choice.products[group.id]?.[0]?.pageProductId;
    const others = group.products.filter(({ id }) => id !== now);
    room.choice = setGroup(room.choice, group, [mainChoice(pick(others, chance))]);
    // The page turns the camera to the group whose product is chosen.
    lookAt = group.title;
  }

  function changeRoom(): void {
    room = pick(
      rooms.filter((one) => one !== room),
      chance,
    );
    lookAt = null;
  }

  const changes: Readonly<Record<Change, () => void>> = {
    tile: changeTile,
    fixture: changeFixture,
    room: changeRoom,
  };
  return {
    change: (kind: Change): void => changes[kind](),
    /** What the page asks for now. */
    request(): RenderRequest {
      const { catalogue, choice } = room;
      const request = houseType && mapScene({ catalogue, room: choice, settings: buyer.project, houseType, lookAt });
      if (!request) throw new Error(`${catalogue.page.title} cannot be drawn`);
      return request;
    },
  };
}
