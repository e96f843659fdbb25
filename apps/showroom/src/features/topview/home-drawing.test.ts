import { expect, test } from "vitest";
import { buildEmptyPage } from "@showroom/domain/testing/build-empty-page";
import { buildRoomVariables } from "@showroom/domain/testing/build-project";
import { stepSequence } from "@showroom/domain/steps/step-sequence";
import { hasStandardLayout, homeDrawing } from "./home-drawing.ts";
import { shownView } from "./shown-view.ts";
import { drawingTexts as texts } from "./drawing-texts.ts";

const hall = {
  storey: "Begane grond",
  name: "Hal",
  room: null,
  x: 0,
  y: 0,
  width: 2100,
  depth: 3000,
  front: "below",
} as const;
const bathroom = { ...hall, name: "Badkamer", room: "bathroom", x: 2200, width: 2200, depth: 2800 } as const;
const plan = { spaces: [hall, bathroom], north: 90 } as const;
const houseType = { roomVariables: [buildRoomVariables({ width: 2200, depth: 2800, height: 2600 })] };
const pages = [
  buildEmptyPage({ id: 1, order: 0, type: "topview" }),
  buildEmptyPage({ id: 2, order: 1, type: "content" }),
  buildEmptyPage({ id: 3, order: 2, type: "configurator", configuratorType: "bathroom", roomName: "bathroom" }),
];
const drawn = (confirmed: readonly number[]) => {
  const choices = Object.fromEntries(confirmed.map((id) => [id, { confirmedByUser: true } as never]));
  return homeDrawing({ plan, houseType, steps: stepSequence(pages, choices, 1), slug: "linde" })[0];
};

test("a room leads to its step once that can be opened; another space to nothing", () => {
  const [first, room] = drawn([1, 2])?.spaces ?? [];
  expect(first).toMatchObject({ name: "Hal", size: "2,10 × 3,00 m" });
  expect(first).not.toHaveProperty("href");
  expect(room).toMatchObject({
    href: "/projects/linde/digitale-showroom/stap/3",
    label: "Badkamer 2,20 × 2,80 m: naar uw keuzes",
    room: { width: 2200, depth: 2800, turn: 0 },
  });
});

test("a room whose step is locked is no link, and says so", () => {
  const storey = drawn([]);
  expect(storey?.spaces[1]).not.toHaveProperty("href");
  expect(storey?.description).toBe(
    "Begane grond, met Hal van 2,10 bij 3,00 meter, Badkamer van 2,20 bij 2,80 meter (nog niet te kiezen)",
  );
});

test("a drawing with a room in the standard layout says so", () => {
  expect(hasStandardLayout({ plan, houseType })).toBe(true);
  expect(texts.note(true)).toContain("standaardindeling");
  expect(texts.note(false)).not.toContain("standaardindeling");
});

test("the whole home comes first; an address that names none shows the first", () => {
  const view = { image: { id: 7, name: "Toilet", public_id: "toilet" }, text: "" };
  expect(shownView({ topViews: [view], homePlan: plan }, "7")).toBe(view);
  expect(shownView({ topViews: [view], homePlan: plan }, "woning")).toBe("home");
  expect(shownView({ topViews: [view], homePlan: plan }, "999")).toBe("home");
  expect(shownView({ topViews: [view] }, "999")).toBe(view);
  expect(shownView({ topViews: [] }, undefined)).toBeNull();
});
