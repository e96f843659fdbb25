import { expect, it } from "vitest";
import type { RoomChoice } from "../model/choices.ts";
import { emptyRoomChoice } from "../selection/room-context.ts";
import type { MissingChoice } from "./completeness.ts";
import { missingInParts } from "./missing-in-parts.ts";

const tap = { pageProductId: 4, variantProjectProductId: 5 };
const room: RoomChoice = { ...emptyRoomChoice(1), products: { "7": [tap] } };
const tile = { pageProductId: 8, variantProjectProductId: 9 };
const pageId = 1;

const MISSING: readonly MissingChoice[] = [
  { kind: "page-not-confirmed", pageId },
  { kind: "tile-missing", pageId, surface: "wall" },
  { kind: "floor-missing", pageId },
  { kind: "hidden-chosen", pageId, choice: tap },
  { kind: "not-offered", pageId, choice: tile },
  { kind: "not-combinable", pageId, fault: { kind: "option-twice", option: "CeilingHigh" } },
  { kind: "not-combinable", pageId, fault: { kind: "no-such-group", groupKey: "7" } },
];

const kinds = (whole: readonly ("tiles" | "sanitary" | "floors")[], closed = whole) =>
  missingInParts(MISSING, { "1": room }, { whole: new Set(whole), closed: new Set(closed) }).map((one) =>
    one.kind === "not-combinable" ? one.fault.kind : one.kind,
  );

it("is what stands in the way of a part, and not what is missing elsewhere", () => {
  expect(kinds([])).toEqual([]);
  expect(kinds(["tiles"])).toEqual(["tile-missing", "not-offered", "option-twice"]);
  expect(kinds(["floors"])).toEqual(["floor-missing"]);
});

it("also has what is violated in a part that nobody can change any more", () => {
  expect(kinds(["tiles"], ["tiles", "sanitary", "floors"])).toEqual([
    "tile-missing",
    "hidden-chosen",
    "not-offered",
    "option-twice",
    "no-such-group",
  ]);
});
