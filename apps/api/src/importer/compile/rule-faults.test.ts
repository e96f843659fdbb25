import { expect, it } from "vitest";
import { bundleSchema, type BundleInput } from "@showroom/api-contract/bundle/bundle";
import { generateBundle } from "../generate/generate-bundle.ts";
import { compileBundle } from "./compile-bundle.ts";
import { openIdBook } from "./id-book.ts";
import { findRuleFaultsOf } from "./rule-faults.ts";

type BundleRule = BundleInput["rules"][number];

/** Of two groups; at most one product of each can be chosen. */
const [TAP, BATH, OTHER_BATH] = ["groep-0-18", "groep-1-0", "groep-1-2"] as const;

const generated = generateBundle({ products: 60, rules: 0, seed: 3 });
const tile = generated.offers.find(({ tileType }) => tileType === "luxe")?.key ?? "";

const rule = (key: string, type: BundleRule["type"], subject: string, affected: string): BundleRule => ({
  key,
  type,
  subjects: [{ offer: subject }],
  affected: [{ offer: affected }],
});

function findingsOf(...rules: BundleRule[]) {
  const bundle = bundleSchema.parse({ ...generated, rules });
  const ids = openIdBook([], 1);
  return findRuleFaultsOf(bundle, compileBundle({ bundle, files: new Map() }, ids, 1), ids);
}

it("two rules that require different products of one group are named, with the group", () => {
  const pair = [rule("bij-kraan", "require", TAP, BATH), rule("bij-tegel", "require", tile, OTHER_BATH)];
  expect(findingsOf(...pair)).toEqual({
    refused: [],
    warnings: [
      {
        path: "rules[1]",
        reason:
          'de regels "bij-kraan" en "bij-tegel" vragen om verschillende producten in de groep "Groep 1", waarin er één gekozen wordt; de laatste keuze van de koper vervangt de eerdere',
      },
    ],
  });
});

it("two rules that require the same product, or follow from alternatives, are no fault", () => {
  expect(findingsOf(rule("een", "require", TAP, BATH), rule("twee", "require", tile, BATH)).warnings).toEqual([]);
  const alternatives = [rule("een", "require", TAP, BATH), rule("twee", "require", "groep-0-20", OTHER_BATH)];
  expect(findingsOf(...alternatives).warnings).toEqual([]);
});

it("a rule that requires what another one hides is named", () => {
  const { refused, warnings } = findingsOf(rule("eist", "require", tile, BATH), rule("verbergt", "hide", TAP, BATH));
  expect(refused).toEqual([]);
  expect(warnings).toMatchObject([
    { path: "rules[0]", reason: expect.stringContaining('de regel "eist" vraagt om wat de regel "verbergt" verbergt') },
  ]);
});

it("rules that undo one another without end are refused, and named", () => {
  const { refused } = findingsOf(rule("toont", "show", OTHER_BATH, TAP), rule("verbergt", "hide", TAP, OTHER_BATH));
  expect(refused).toMatchObject([
    {
      path: "rules[0]",
      reason: expect.stringMatching(/heffen deze regels elkaar steeds weer op: "toont", "verbergt"$/),
    },
  ]);
});
