import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { bundleSchema } from "@showroom/api-contract/bundle/bundle";
import { bundleFolder } from "@showroom/demo-catalogue/bundles";
import { productState } from "@showroom/domain/configurator/product-state";
import { standardRoomChoice } from "@showroom/domain/configurator/standard-room";
import { evaluateRules } from "@showroom/domain/rules/evaluate";
import { roomFaults } from "@showroom/domain/rules/room-faults";
import { roomContext } from "@showroom/domain/selection/room-context";
import { selectSanitary } from "@showroom/domain/selection/sanitary";
import { findMisfits } from "../check/misfits-in-rooms.ts";
import { compileBundle } from "./compile-bundle.ts";
import { openIdBook } from "./id-book.ts";

const text = readFileSync(join(bundleFolder("de-lindehof"), "bundle.json"), "utf8");
const bundle = bundleSchema.parse(JSON.parse(text));
const files = new Map(
  [...text.matchAll(/"(images\/[^"]+)"/g)].map(([, file = ""]) => [
    file,
    { publicId: file, path: file, width: 1, height: 1, bytes: 1 },
  ]),
);
const compiled = compileBundle({ bundle, files }, openIdBook([], 1), 1);
const REASON = "Past hier niet: 130 cm breed, en op deze plaats is 124 cm vrij.";

/** The cabinet of 130 cm in a room of the house type of that number. */
function cabinetIn(houseType: number, title: string) {
  const page = compiled.houseTypes[houseType]?.pages.find((one) => one.page.title === title)?.page;
  if (!page) throw new Error(`no page ${title}`);
  const context = roomContext(page, compiled.project, null);
  const group = page.productGroups.find((one) => one.title === "Wastafelmeubel");
  const cabinet = group?.products.find(({ product }) => product.product_number.startsWith("WBEL-DUBBMEUB"));
  if (!group || !cabinet) throw new Error("no cabinet of 130 cm");
  const standard = standardRoomChoice(context.catalogue, context.settings);
  const input = { outcome: evaluateRules(context.catalogue, standard), locked: false, filteredIds: new Set<number>() };
  const choice = { pageProductId: cabinet.id, variantProjectProductId: cabinet.variants[0]?.id ?? cabinet.id };
  return {
    state: productState(input, cabinet, group),
    faults: roomFaults(context, selectSanitary(context, standard, group.id, choice)).map(({ kind }) => kind),
  };
}

it("what does not fit where the plan has room for it cannot be chosen in that room, with the reason", () => {
  const { state, faults } = cabinetIn(2, "Tweede badkamer");
  expect(state).toMatchObject({ hidden: true, disabled: true });
  expect(state.reasons).toMatchObject([
    { kind: "rule", explanation: { kind: "not-shown", rules: [{ reason: REASON }] } },
  ]);
  // A client that stores it all the same is refused by the same rule.
  expect(faults).toContain("hidden");
});

it("it can be chosen in the rooms where it fits", () => {
  for (const [houseType, title] of [
    [0, "Badkamer"],
    [1, "Badkamer"],
    [2, "Badkamer"],
  ] as const) {
    const { state, faults } = cabinetIn(houseType, title);
    expect(state).toMatchObject({ hidden: false, reasons: [] });
    expect(faults).not.toContain("hidden");
  }
});

it("the owner is told of a standard that does not fit", () => {
  expect(findMisfits(bundle)).toEqual([]);
  const [typeA, ...others] = bundle.houseTypes;
  if (!typeA) throw new Error("no house type");
  const positions = typeA.positions.map((one) => (one.kind === "radiator" ? { ...one, along: 1000 } : one));
  const reasons = findMisfits({ ...bundle, houseTypes: [{ ...typeA, positions }, ...others] }).map(
    ({ reason }) => reason,
  );
  expect(reasons[0]).toMatch(
    /^de standaard WBEL-\S+ past niet in de badkamer van ".+": 80 cm breed, en op deze plaats is \d+ cm vrij$/,
  );
});
