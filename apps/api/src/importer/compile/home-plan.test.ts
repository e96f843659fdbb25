import { expect, it } from "vitest";
import { bundleSchema } from "@showroom/api-contract/bundle/bundle";
import { exampleBundle } from "../example/example-bundle.ts";
import { compileBundle } from "./compile-bundle.ts";
import { openIdBook } from "./id-book.ts";

const space = { storey: "Begane grond", name: "Woonkamer", x: 0, y: 0, width: 5000, depth: 6000 };
const plans = { key: "plattegrond", title: "Plattegrond", subtitle: "Plattegrond", type: "topview" } as const;

/** The floor plan of the home on each page of the example with a step for floor plans. */
function homePlans(spaces: readonly (typeof space)[]) {
  const input = exampleBundle("voorbeeld");
  const [houseType] = input.houseTypes;
  if (!houseType) throw new Error("the example has a house type");
  const bundle = bundleSchema.parse({
    ...input,
    houseTypes: [{ ...houseType, spaces, north: 45, pages: [plans, ...houseType.pages] }],
  });
  const files = new Map<string, { publicId: string; path: string; width: number; height: number; bytes: number }>();
  const { houseTypes } = compileBundle({ bundle, files }, openIdBook([], 1), 1);
  return houseTypes[0]?.pages.map(({ page }) => page.homePlan ?? null);
}

it("the floor plan of the home is sent with the page that draws it, and with no other", () => {
  const [first, ...others] = homePlans([space]) ?? [];
  expect(first).toEqual({ spaces: [{ ...space, room: null, front: "below" }], north: 45 });
  expect(others.length).toBeGreaterThan(2);
  expect(new Set(others)).toEqual(new Set([null]));
});

it("a home without spaces has no floor plan", () => {
  expect(new Set(homePlans([]))).toEqual(new Set([null]));
});
