import { expect, test } from "vitest";
import { PAGE_TYPES } from "@showroom/domain/model/page";
import { emptyRoomChoice } from "@showroom/domain/selection/room-context";
import { isWide } from "../../pages/steps.ts";
import { partsOf, redirectPart } from "./parts.ts";
import type { PartRequest } from "./parts.ts";

const settings = { hasTiles: true, hasSanitary: true };
const free: PartRequest = { type: "configurator", settings, part: "tiles", copy: null, room: null, locked: false };
const offered: PartRequest = { ...free, copy: { fromPage: 3 } };
const answered = (choicesFromOtherRoom: boolean) => ({ ...emptyRoomChoice(4), choicesFromOtherRoom });

test("a page opens with its first part", () => {
  expect(redirectPart({ ...free, part: null })).toBe("start");
  expect(redirectPart({ ...free, type: "floors", part: null })).toBe("floors");
  expect(redirectPart({ ...free, type: "intro", part: null })).toBeNull();
});

test("the introduction, the summary and plain pages take the whole width", () => {
  expect(PAGE_TYPES.filter(isWide)).toEqual(["content", "intro", "overview", "standard"]);
});

test("a part that the page does not have leads to one that it has", () => {
  expect(redirectPart({ ...free, part: "floors" })).toBe("start");
  expect(redirectPart({ ...free, part: "topview" })).toBe("start");
  expect(redirectPart({ ...free, type: "topview", part: "tiles" })).toBe("topview");
  expect(redirectPart({ ...free, type: "overview", part: "start" })).toBe("page");
});

test("a page has the sanitary ware part only when it offers sanitary ware", () => {
  expect(redirectPart({ ...free, part: "products" })).toBeNull();
  expect(redirectPart({ ...free, part: "products", settings: { ...settings, hasSanitary: false } })).toBe("start");
  expect(partsOf("configurator", { ...settings, hasSanitary: false })).toEqual(["start", "tiles", "result"]);
});

test("a page has the tiles part only when it offers tiles, and a copy then leads to the sanitary ware", () => {
  const withoutTiles = { ...free, settings: { ...settings, hasTiles: false } };
  expect(redirectPart({ ...withoutTiles, part: "tiles" })).toBe("start");
  expect(redirectPart({ ...withoutTiles, copy: { fromPage: 3 }, part: "copy-choices", room: answered(true) })).toBe(
    "products",
  );
});

test("the question whether to copy comes before every part except the start", () => {
  for (const part of ["tiles", "products", "result"] as const)
    expect(redirectPart({ ...offered, part })).toBe("copy-choices");
  expect(redirectPart({ ...offered, part: "start" })).toBeNull();
  expect(redirectPart({ ...offered, part: "copy-choices" })).toBeNull();
});

test("the question whether to copy is not asked when it was answered or there is nothing to copy", () => {
  for (const answer of [true, false]) {
    expect(redirectPart({ ...offered, room: answered(answer) })).toBeNull();
    expect(redirectPart({ ...offered, part: "copy-choices", room: answered(answer) })).toBe("tiles");
  }
  expect(redirectPart({ ...offered, copy: { fromPage: null }, part: "copy-choices" })).toBe("start");
  expect(redirectPart({ ...offered, copy: null, part: "copy-choices" })).toBe("start");
  expect(redirectPart({ ...offered, locked: true })).toBeNull();
  expect(redirectPart({ ...offered, locked: true, part: "copy-choices" })).toBe("start");
});
