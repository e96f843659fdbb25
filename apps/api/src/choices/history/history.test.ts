import { describe, expect, it } from "vitest";
import { standardRoomChoice } from "@showroom/domain/configurator/standard-room";
import { emptyRoomChoice } from "@showroom/domain/selection/room-context";
import { buildEmptyPage } from "@showroom/domain/testing/build-empty-page";
import { buildPage, PAGE_IDS } from "@showroom/domain/testing/build-page";
import { buildContext } from "@showroom/domain/testing/build-project";
import { calledName } from "../../accounts/home-buyers.ts";
import { buildHouseCatalogue } from "../../testing/house-catalogue.ts";
import { buildUserRow } from "../../testing/user-row.ts";
import { changesBetween } from "./changes.ts";
import { eventOf } from "./history.ts";

const page = buildPage({ id: 11, title: "Badkamer" });
const second = buildPage({ id: 12, title: "Toilet" });
const place = buildHouseCatalogue(1, [page, second]);
const { catalogue, settings } = buildContext({ page });
const standard = standardRoomChoice(catalogue, settings);
const { luxe } = PAGE_IDS.wallTile;
const luxury = { ...standard, wallTileProduct: { pageProductId: luxe, variantProjectProductId: luxe } };
const confirmed = { ...standard, confirmedByUser: true };

describe("the changes of a save", () => {
  const wallTile = { part: "wallTile", label: "Wandtegel" };

  it("are those of each page, beginning with the standard", () => {
    expect(changesBetween(place, {}, { 11: luxury, 12: { ...luxury, projectPageId: 12 } })).toMatchObject([
      { pageId: 11, pageTitle: "Badkamer", ...wallTile },
      { pageId: 12, pageTitle: "Toilet", ...wallTile },
    ]);
    const [change] = changesBetween(place, { 11: luxury }, {});
    expect([change?.before, change?.after]).toEqual([
      expect.stringContaining("Product 103"),
      expect.stringContaining("Product 101"),
    ]);
  });

  it("are none for a room that is only confirmed or copied", () => {
    expect(changesBetween(place, { 11: standard }, { 11: { ...confirmed, choicesFromOtherRoom: true } })).toEqual([]);
  });
});

it("a chosen floor has changes of its material, colour and baseboard", () => {
  const floorPage = buildEmptyPage({ id: 13, type: "floors", configuratorType: null, roomName: null });
  const floor = { ...emptyRoomChoice(13), floorMaterialId: 1, colorId: 11, baseboardId: 31 };
  const changes = changesBetween(buildHouseCatalogue(1, [floorPage]), {}, { 13: floor });
  expect(changes.map(({ part }) => part)).toEqual(["floor", "floor", "baseboard"]);
});

describe("the event of a save", () => {
  const [change] = changesBetween(place, {}, { 11: luxury });
  const changes = change ? [change] : [];

  it("is a confirmation when a room is confirmed that was not", () => {
    expect(eventOf({}, { 11: confirmed }, [])).toBe("roomConfirmed");
    expect(eventOf({ 11: standard }, { 11: confirmed }, changes)).toBe("roomConfirmed");
    expect(eventOf({ 11: confirmed, 12: standard }, { 11: confirmed, 12: confirmed }, [])).toBe("roomConfirmed");
  });

  it("is a save when something changed, and nothing otherwise", () => {
    expect(eventOf({ 11: confirmed }, { 11: confirmed }, changes)).toBe("saved");
    expect(eventOf({ 11: confirmed }, { 11: standard }, [])).toBeNull();
    expect(eventOf({}, {}, [])).toBeNull();
  });
});

it("the history names people by their name, or by their address without one", () => {
  expect(
    [{}, { firstName: "" }, { lastName: "" }, { firstName: "", lastName: "" }].map((each) =>
      calledName(buildUserRow(each)),
    ),
  ).toEqual(["Jan Jansen", "Jansen", "Jan", "koper@voorbeeld.nl"]);
});
