import { describe, expect, it } from "vitest";
import type { RoomChoice } from "@showroom/domain/model/choices";
import { cents, sum } from "@showroom/domain/money/cents";
import { emptyRoomChoice } from "@showroom/domain/selection/room-context";
import { buildEmptyPage } from "@showroom/domain/testing/build-empty-page";
import { buildPage } from "@showroom/domain/testing/build-page";
import { buildHouseCatalogue } from "../../testing/house-catalogue.ts";
import { luxuryRoom } from "../../testing/luxury-room.ts";
import { buildUserRow } from "../../testing/user-row.ts";
import { costOf } from "../read/settle-rooms.ts";
import { writeConfirmation } from "./write-confirmation.ts";

const page = buildPage({ id: 11, title: "Badkamer" });
const floorPage = buildEmptyPage({ id: 12, type: "floors", configuratorType: null, roomName: null, title: "Vloer" });
const content = buildEmptyPage({ id: 13, type: "content", configuratorType: null, roomName: null });
const luxury = luxuryRoom(page);
const noFloor = { ...emptyRoomChoice(12), floorMaterialId: -1, colorId: -1, baseboardId: -1 };
const submittedAt = new Date("2026-03-01T10:00:00Z");

function confirmation(rooms: Record<string, RoomChoice>, project = {}, user = {}) {
  const place = buildHouseCatalogue(1, [page, floorPage, content], { project });
  const home = { ...place, user: buildUserRow(user) };
  const priced = { rooms, cost: costOf(place, rooms) };
  const facts = { id: 37, submitType: "showroom", submittedAt, version: 2, replaces: "TES-12-0036" } as const;
  return { cost: priced.cost, document: writeConfirmation(home, priced, { ...facts, buyers: [home.user] }) };
}

describe("a confirmation", () => {
  const option = (type: "showroom" | "developer", confirmationContent: string) => ({
    title: "",
    type,
    content: "",
    confirmationContent,
  });

  it("has the buyer, the project, the prices and the text of the way it was submitted", () => {
    const project = { submitOptions: [option("developer", "Ontwikkelaar"), option("showroom", "Tot ziens")] };
    const { cost, document } = confirmation({ 11: luxury }, project);
    expect(document).toMatchObject({
      id: 37,
      reference: "TES-12-0037",
      version: 2,
      replaces: "TES-12-0036",
      projectId: 1,
      projectName: "Testhof",
      houseTypeId: 1,
      houseTypeName: "Type 1",
      buyerName: "Jan Jansen",
      buildNumber: "12",
      submitType: "showroom",
      submittedAt: "2026-03-01T10:00:00.000Z",
      catalogueVersion: "1",
      confirmationContent: "Tot ziens",
      subTotalPrice: cost.subTotalPrice,
      discount: cost.discount,
      totalPrice: cost.totalPrice,
    });
    expect(cost.totalPrice).toBeGreaterThan(0);
    const without = confirmation({}, { submitOptions: [option("developer", "Ontwikkelaar")] });
    expect(without.document.confirmationContent).toBe("");
    expect(confirmation({}, {}, { firstName: "", buildNumber: null }).document).toMatchObject({
      buyerName: "Jansen",
      buildNumber: "",
    });
  });

  it("has the pages with lines, in the standard set-up where nothing is chosen", () => {
    const { cost, document } = confirmation({ 11: luxury });
    expect(document.pages.map(({ pageId, title, totalPrice }) => [pageId, title, totalPrice])).toEqual([
      [11, "Badkamer", cost.totalPrice],
    ]);
    expect(document.pages[0]?.lines.map(({ productNumber }) => productNumber)).toContain("P-103");
    const tileOption = { selectedVariant: null, selectedGroutColor: null, selectedFinishingProfile: null };
    const high = { ...luxury, tileOptions: [{ ...tileOption, tileOption: "CeilingHigh" } as const] };
    expect(confirmation({ 11: high }).document.pages[0]?.lines[0]).toMatchObject({ part: "wallTile", quantity: 30 });
    const [standard] = confirmation({}).document.pages;
    expect(standard?.lines.map(({ productNumber }) => productNumber)).toContain("P-101");
  });

  it("has every section of the summary, also those of pages without lines", () => {
    const sections = (project = {}) => confirmation({ 11: luxury }, project).document.sections;
    expect(sections()?.map(({ pageId, title }) => [pageId, title])).toEqual([
      [11, "Badkamer"],
      [12, "Vloer"],
      [13, content.title],
    ]);
  });

  it("has its discount by part, and none without one", () => {
    const rule = (appliesTo: "tiles" | "sanitary" | "all") => ({
      appliesTo,
      percentage: 10,
      minimumSubtotal: cents(0),
    });
    const discounts = [{ id: 1, name: "Actie", rules: [rule("tiles"), rule("sanitary"), rule("all")] }];
    const { cost, document } = confirmation({ 11: luxury }, { discounts });
    const { subTotalPrice } = cost;
    expect(document.discounts).toEqual([
      { part: "tiles", amount: cents(subTotalPrice / 10) },
      { amount: cents(subTotalPrice / 10) },
    ]);
    expect(sum((document.discounts ?? []).map(({ amount }) => amount))).toBe(document.discount);
    expect(confirmation({ 11: luxury }).document).not.toHaveProperty("discounts");
    expect(confirmation({ 11: luxury }, { discounts, enableDiscount: false }).document).not.toHaveProperty("discounts");
  });

  it("has the page of floors only with a floor or a declined one", () => {
    const pages = (rooms: Record<string, RoomChoice>) => confirmation(rooms).document.pages.map(({ pageId }) => pageId);
    expect(pages({ 12: noFloor })).toEqual([11, 12]);
    expect(pages({ 12: emptyRoomChoice(12) })).toEqual([11]);
    expect(pages({ 12: { ...emptyRoomChoice(12), floorMaterialId: 1, colorId: 11, baseboardId: 31 } })).toEqual([
      11, 12,
    ]);
    // Floor ids on a page of another type mean nothing.
    expect(pages({ 13: { ...noFloor, projectPageId: 13 } })).toEqual([11]);
  });

  it.each([
    ["De Lindehof", "12", "LIN-12-0037"],
    ["'t Hof", "b-4 c", "HOF-B4C-0037"],
    ["Het Éénhoornpark", "7", "EEN-7-0037"],
    ["Deventer", "7", "DEV-7-0037"],
    ["2 5", "", "PRJ-0-0037"],
    ["Park", null, "PAR-0-0037"],
  ])("of %s, number %s, has the reference %s", (name, buildNumber, reference) => {
    expect(confirmation({}, { name }, { buildNumber }).document.reference).toBe(reference);
  });
});
