import { expect, it } from "vitest";
import { bundleSchema, type BundleInput } from "@showroom/api-contract/bundle/bundle";
import { findReferenceFaults } from "@showroom/api-contract/bundle/reference-faults";
import { findUnreachable } from "../check/unreachable.ts";
import { exampleBundle } from "../example/example-bundle.ts";
import { compileBundle } from "./compile-bundle.ts";
import { openIdBook } from "./id-book.ts";
import { findLookFaults } from "./look-faults.ts";

type Look = BundleInput["packages"][number];

const look = (choices: Look["choices"], overrides: Partial<Look> = {}): Look => ({
  key: "zand",
  name: "Zand",
  description: "",
  addedCost: 0,
  rooms: ["bathroom"],
  isStandardPackage: false,
  hardPrices: true,
  choices,
  groups: [],
  ...overrides,
});

function bundleWith(...looks: readonly Look[]) {
  const example = exampleBundle("mijn-project");
  return bundleSchema.parse({ ...example, packages: [...example.packages, ...looks] });
}

function faultsOf(...looks: readonly Look[]) {
  const bundle = bundleWith(...looks);
  const ids = openIdBook([], 1);
  return findLookFaults(bundle, compileBundle({ bundle, files: new Map() }, ids, 1), ids);
}

it("a look that stays is not named, whatever comes along in a group that no look names", () => {
  expect(faultsOf(look([{ offer: "wand-zand" }, { offer: "toilet-randloos" }]))).toEqual([]);
});

it("a look that the rules change is named with its page and what does not stay", () => {
  const mild = look([{ offer: "toilet-randloos" }, { offer: "zitting-basis" }]);
  const [fault] = faultsOf(look([{ offer: "wand-zand" }], { key: "rustig", name: "Rustig" }), mild);
  expect(fault?.path).toBe("packages[2].choices");
  expect(fault?.reason).toMatch(/de regels de stijl "Zand": Zitting basis.* blijft niet gekozen$/);
});

it("an offer that is not there, and a surcharge that does not count, are named", () => {
  const bundle = bundleWith(look([{ offer: "wand-zant" }, { offer: "wand-zand", variant: "X" }], { addedCost: 95_00 }));
  expect(findReferenceFaults(bundle).map(({ path }) => path)).toEqual([
    "packages[1].choices[0].offer",
    "packages[1].choices[1].variant",
  ]);
  expect(findUnreachable(bundle).map(({ path }) => path)).toContain("packages[1].addedCost");
});
