import * as fc from "fast-check";
import { expect, test } from "vitest";
import { bundleSchema } from "@showroom/api-contract/bundle/bundle";
import { runs, SEED, timeLimit } from "@showroom/property-tests/runs";
import { edited, editField, fieldsIn, storedBundle } from "../../testing/edited-bundles.ts";
import { isEmptyCell, plainDifferences, type PlainDifference } from "../../testing/plain-difference.ts";
import { validOf } from "../../testing/valid-values.ts";
import { exampleBundle } from "../example/example-bundle.ts";
import { generateBundle } from "../generate/generate-bundle.ts";
import { compareSources } from "../../testing/compare-sources.ts";

type Row = Readonly<Record<string, unknown>>;
type Named = ReturnType<typeof compareSources>[number];

const source = (bundle: unknown) => ({ bundle, files: {} }) as never as Parameters<typeof compareSources>[0];

/** Fields that an import does not change, and that are no difference. */
function compared(bundle: unknown): Row {
  const { format: _format, $schema: _schema, project, ...rest } = bundle as Row;
  const { status: _status, ...settings } = project as Row;
  return { ...rest, project: settings };
}

const UNIT = / \((€|cm|%)\)$/;
const FACTORS: Readonly<Record<string, number>> = { "€": 100, cm: 10, "%": 0.01 };

/** Whether a named value says what the bundle has. Words for fixed choices are judged by `words`. */
function tells(shown: string | null, value: unknown, field: string, words: Map<string, string>): boolean {
  if (isEmptyCell(value)) return shown === null;
  if (shown === null) return false;
  if (typeof value === "boolean") return shown === (value ? "ja" : "nee");
  if (typeof value === "number") {
    const factor = FACTORS[UNIT.exec(field)?.[1] ?? ""] ?? 1;
    return Math.abs(Number(shown.replaceAll(".", "").replace(",", ".")) * factor - value) < 1e-6;
  }
  if (typeof value !== "string") return shown !== "";
  const plain = value.replaceAll("\n", " ↵ ");
  const isPart = plain.includes(shown.replaceAll("…", "")) && (shown.length === plain.length || shown.length >= 100);
  if (isPart || shown === JSON.stringify(value)) return true;
  // A fixed choice has one word, and no other choice has it.
  const [one, other] = [`${field} ${value}`, `${field} = ${shown}`];
  const known = words.get(one) ?? shown;
  const back = words.get(other) ?? value;
  words.set(one, shown).set(other, value);
  return /^[\w-]+$/.test(value) && known === shown && back === value;
}

/** Where a named difference is, in the words of the plain comparison. */
function placeOf({ sheet, keys, field, from, to }: Named, depths: ReadonlyMap<string, number>): string {
  const isOrder = field === "Volgorde" && from === "zoals het was" && to === "anders";
  const depth = depths.get(sheet);
  const own = isOrder || depth === undefined ? keys : keys.split("/").slice(0, depth).join("/");
  const what = isOrder ? "order" : (field?.replace(UNIT, "") ?? (from === null ? "+" : "-"));
  return [sheet, own, what].join(" | ");
}

const placeOfPlain = ({ sheet, keys, field }: PlainDifference): string => [sheet, keys, field].join(" | ");

/** Fails unless the product names exactly what the plain comparison finds, with the values of both versions. */
function expectNamed(before: unknown, after: unknown): readonly PlainDifference[] {
  const plain = plainDifferences(compared(before), compared(after));
  const named = compareSources(source(before), source(after));
  const depths = new Map(
    plain.flatMap(({ sheet, isKeyless, keys }) =>
      isKeyless ? [[sheet, keys === "" ? 0 : keys.split("/").length] as const] : [],
    ),
  );
  expect(named.map((detail) => placeOf(detail, depths)).toSorted()).toEqual(plain.map(placeOfPlain).toSorted());
  const words = new Map<string, string>();
  const rest = [...plain];
  for (const detail of named) {
    const at = rest.findIndex(
      (one) =>
        placeOfPlain(one) === placeOf(detail, depths) &&
        (["+", "-", "order"].includes(one.field) ||
          (tells(detail.from, one.from, detail.field ?? "", words) &&
            tells(detail.to, one.to, detail.field ?? "", words))),
    );
    expect(at, `${JSON.stringify(detail)} of ${JSON.stringify(rest)}`).not.toBe(-1);
    expect(detail.from).not.toBe(detail.to);
    rest.splice(at, 1);
  }
  return plain;
}

const full = storedBundle(fc.sample(validOf(bundleSchema, true), { numRuns: 1, seed: SEED })[0]);

test("each field of the contract is named when it alone has another value", { timeout: 60_000 }, () => {
  const paths = new Set(fieldsIn(full).map(({ path }) => path));
  const silent = [...paths].filter((path) => {
    const [plain] = fc.sample(
      fc.gen().map((g) => {
        const version = structuredClone(full);
        const field = fieldsIn(version).find((one) => one.path === path);
        if (!field) return [];
        const former = JSON.stringify(field.holder);
        for (let tries = 0; tries < 50 && JSON.stringify(field.holder) === former; tries++) editField(g, field);
        return expectNamed(full, storedBundle(version));
      }),
      { numRuns: 1, seed: SEED },
    );
    return (plain ?? []).length === 0;
  });
  // The state of the project is its own (decision 0068).
  expect(silent).toEqual(["project.status"]);
});

test("every difference between two catalogues is named, and nothing else", { timeout: timeLimit(60_000) }, () => {
  const bundles = [exampleBundle("proef"), generateBundle({ products: 24, rules: 2, seed: 3 })].map(storedBundle);
  const anyBundle = fc.oneof(fc.constantFrom(full, ...bundles), validOf(bundleSchema).map(storedBundle));
  fc.assert(
    fc.property(anyBundle, fc.gen(), (bundle, g) => {
      const version = edited(g, bundle);
      expectNamed(bundle, version);
      expectNamed(version, bundle);
      expect(compareSources(source(version), source(version))).toEqual([]);
    }),
    { numRuns: runs(40), endOnFailure: true },
  );
});
