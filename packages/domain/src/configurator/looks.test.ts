import { describe, expect, it } from "vitest";
import { buildPackage } from "../../testing/build-empty-page.ts";
import { buildPage, PAGE_IDS as ids } from "../../testing/build-page.ts";
import { buildContext, buildProject } from "../../testing/build-project.ts";
import { pick } from "../../testing/room-with-rules.ts";
import type { RoomChoice } from "../model/choices.ts";
import type { Package } from "../model/page.ts";
import type { Rule } from "../model/rule.ts";
import { settle } from "../rules/settle.ts";
import { selectSanitary } from "../selection/sanitary.ts";
import { addAccent, addFloorTileOption } from "../selection/tile-options.ts";
import { selectWallTile } from "../selection/tiles.ts";
import { chooseLook, hasLook, lookOutcome, looksOf } from "./looks.ts";
import { standardRoomChoice } from "./standard-room.ts";

const { toiletGroup, basinGroup, extrasGroup } = ids;
const calm = buildPackage([], {
  id: 11,
  name: "Rustig",
  choices: [pick(ids.wallTile.theWall), pick(ids.floorTile.other), pick(ids.floorGrout.other)],
});
const bold = buildPackage([], {
  id: 12,
  name: "Uitgesproken",
  mostPopular: true,
  choices: [
    pick(ids.wallTile.luxe),
    pick(ids.wallGrout.other),
    pick(ids.wallProfile.other),
    pick(ids.accentTile.first),
    pick(toiletGroup.other),
  ],
});

function roomOf({ looks = [calm, bold], rules = [] }: { looks?: readonly Package[]; rules?: readonly Rule[] } = {}) {
  const page = buildPage({ rules });
  const context = buildContext({ page: { ...page, projectPackages: [...page.projectPackages, ...looks] } });
  const start = standardRoomChoice(context.catalogue, context.settings);
  const take = (room: RoomChoice, look: Package) => settle(context, room, chooseLook(context, room, look)).room;
  return { context, start, take };
}

describe("a look", () => {
  it("is a package that names choices; the most popular comes first, and projects without tiles have none", () => {
    const { context } = roomOf();
    expect(looksOf(context).map(({ name }) => name)).toEqual(["Uitgesproken", "Rustig"]);
    expect(looksOf({ ...context, settings: { ...context.settings, hasTiles: false } })).toEqual([]);
    expect(looksOf(roomOf({ looks: [] }).context)).toEqual([]);
  });

  it("decides all tiles, grout, profiles and tile options, and what it does not name is the standard", () => {
    const { context, start, take } = roomOf();
    const room = take(start, bold);
    expect(room).toMatchObject({
      wallTileProduct: pick(ids.wallTile.luxe),
      wallGroutColorProduct: pick(ids.wallGrout.other),
      wallFinishingProfileProduct: pick(ids.wallProfile.other),
      floorTileProduct: pick(ids.floorTile.standard),
      floorGroutColorProduct: pick(ids.floorGrout.standard),
      tileOptions: [{ tileOption: "AccentHerringbone", selectedVariant: pick(ids.accentTile.first) }],
    });
    expect(room.products[toiletGroup.id]).toEqual([pick(toiletGroup.other)]);
    const withOption = addFloorTileOption(
      context,
      addAccent(context, start, "AccentHerringbone", pick(122)),
      "FloorTileOnWall",
    );
    expect(withOption.tileOptions).toHaveLength(2);
    expect(take(withOption, calm).tileOptions).toEqual([]);
  });

  it("replaces another look completely, and leaves sanitary ware that no look names as it is", () => {
    const { context, start, take } = roomOf();
    const own = selectSanitary(context, start, extrasGroup.id, pick(extrasGroup.second));
    const adjusted = selectWallTile(context, take(own, bold), pick(ids.wallTile.theWall));
    const room = take(adjusted, calm);
    expect(room.products[toiletGroup.id]).toEqual([pick(toiletGroup.standard)]);
    expect(room.products[extrasGroup.id]).toEqual([pick(extrasGroup.second)]);
    expect(room.products[basinGroup.id]).toEqual(start.products[basinGroup.id]);
    expect(room.wallGroutColorProduct).toEqual(start.wallGroutColorProduct);
  });

  it("is the room's until something that it decides changes", () => {
    const { context, start, take } = roomOf();
    expect(hasLook(context, start, calm)).toBe(false);
    const room = take(start, calm);
    expect(chooseLook(context, room, calm)).toBe(room);
    expect(hasLook({ ...context, locked: true }, room, calm)).toBe(true);
    expect(hasLook(context, room, bold)).toBe(false);
    const extra = selectSanitary(context, room, extrasGroup.id, pick(extrasGroup.first));
    expect(hasLook(context, extra, calm)).toBe(true);
    expect(hasLook(context, selectWallTile(context, room, pick(ids.wallTile.luxe)), calm)).toBe(false);
  });

  it("does nothing while the choices are locked", () => {
    const { context, start } = roomOf();
    expect(chooseLook({ ...context, locked: true }, start, calm)).toBe(start);
  });

  it("leaves out sanitary ware where the project has none", () => {
    const { context } = roomOf();
    const settings = { ...buildProject(), hasSanitary: false };
    const room = standardRoomChoice(context.catalogue, settings);
    expect(chooseLook({ ...context, settings }, room, bold).products).toEqual({});
  });
});

describe("what the rules do to a look", () => {
  it("stays, whatever comes along in groups that no look names", () => {
    const asks: Rule = {
      id: 1,
      type: "require",
      subjectProducts: [toiletGroup.other],
      affectedProducts: [extrasGroup.first],
      productGroups: [],
    };
    expect(lookOutcome(roomOf().context, bold)).toEqual({ stays: true, lost: [] });
    expect(lookOutcome(roomOf({ rules: [asks] }).context, bold)).toEqual({ stays: true, lost: [] });
  });

  it("does not stay where a rule takes a choice away, or where the page does not offer it", () => {
    const hides: Rule = {
      id: 1,
      type: "hide",
      subjectProducts: [ids.wallTile.luxe],
      affectedProducts: [toiletGroup.other],
      productGroups: [],
    };
    expect(lookOutcome(roomOf({ rules: [hides] }).context, bold)).toEqual({
      stays: false,
      lost: [pick(toiletGroup.other)],
    });
    const odd = buildPackage([], { id: 13, choices: [pick(99_999)] });
    expect(lookOutcome(roomOf({ looks: [odd] }).context, odd).lost).toEqual([pick(99_999)]);
  });
});
