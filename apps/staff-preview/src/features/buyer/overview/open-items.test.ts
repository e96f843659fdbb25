import { expect, test } from "vitest";
import type { RoomChoice } from "@showroom/domain/model/choices";
import { buildEmptyPage } from "@showroom/domain/testing/build-empty-page";
import { buildPage, PAGE_IDS } from "@showroom/domain/testing/build-page";
import { buildRule } from "@showroom/domain/testing/build-product";
import { buildProject } from "@showroom/domain/testing/build-project";
import { pick, roomWith } from "@showroom/domain/testing/room-with-rules";
import { openItems } from "./open-items.ts";

const project = buildProject();
const { start } = roomWith();
const bathroom = buildPage({ title: "Badkamer", order: 2 });
const floors = buildEmptyPage({ id: 9, type: "floors", title: "Woonvloer", order: 3 });
const done: RoomChoice = { ...start, confirmedByUser: true };
const floorDone: RoomChoice = {
  ...done,
  projectPageId: 9,
  floorMaterialId: 1,
  colorId: 11,
  baseboardId: 31,
};

const open = (room: RoomChoice, page = bathroom) => openItems([page], project, { [page.id]: room });

test("nothing is open once everything is chosen and confirmed", () =>
  expect(openItems([bathroom, floors], project, { 1: done, 9: floorDone })).toEqual([]));

test("a buyer who has not begun has every page open, in the order of the showroom", () =>
  expect(openItems([floors, bathroom], project, {})).toEqual([
    "Badkamer is nog niet bevestigd",
    "Nog geen keuze gemaakt voor de woonvloer",
  ]));

test("a page without choices of its own is never open", () =>
  expect(openItems([buildEmptyPage({ id: 5, type: "intro" })], project, {})).toEqual([]));

test("choosing no floor still has to be confirmed", () => {
  const none = { ...floorDone, floorMaterialId: -1, colorId: -1, baseboardId: -1 };
  expect(open(none, floors)).toEqual([]);
  expect(open({ ...none, confirmedByUser: false }, floors)).toEqual(["Woonvloer is nog niet bevestigd"]);
});

test("missing tiles are named by their surface", () =>
  expect(open({ ...done, wallTileProduct: null, floorTileProduct: null })).toEqual([
    "Geen wandtegel gekozen in Badkamer",
    "Geen vloertegel gekozen in Badkamer",
  ]));

test("a product that a rule requires is named by its group", () => {
  const { toiletGroup, extrasGroup } = PAGE_IDS;
  const rule = buildRule(1, "require", [toiletGroup.standard], [extrasGroup.first], [extrasGroup.id]);
  const page = buildPage({ title: "Badkamer", rules: [rule] });
  expect(open(done, page)).toEqual(["Accessoires ontbreekt nog in Badkamer"]);
});

test("a chosen product that a rule hides is named", () => {
  const { toiletGroup, extrasGroup } = PAGE_IDS;
  const page = buildPage({
    title: "Badkamer",
    rules: [buildRule(1, "hide", [toiletGroup.standard], [extrasGroup.first])],
  });
  const room = { ...done, products: { ...done.products, [extrasGroup.id]: [pick(extrasGroup.first)] } };
  expect(open(room, page)).toEqual([expect.stringMatching(/^\S.* past niet bij de andere keuzes in Badkamer$/)]);
  expect(open(room, page)[0]).not.toContain("Een product");
});

test("a product that is not in the catalogue is reported without a name", () => {
  const room = { ...done, products: { ...done.products, [PAGE_IDS.basinGroup.id]: [pick(987_654)] } };
  expect(open(room)).toEqual(["Een gekozen product in Badkamer is niet meer leverbaar"]);
});
