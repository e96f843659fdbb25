import * as fc from "fast-check";
import { expect, test } from "vitest";
import { writeDetail } from "@showroom/domain/catalogue-change/catalogue-detail";
import { runs } from "@showroom/property-tests/runs";
import { generateBundle } from "../generate/generate-bundle.ts";
import { exampleBundle } from "../example/example-bundle.ts";
import { FORM_SHEET } from "../workbook/labels.ts";
import { SHEET_NAMES } from "../workbook/sheet-names.ts";
import { compareSources } from "../../testing/compare-sources.ts";
import { findUndone } from "./bundle-difference.ts";

type Json = string | number | boolean | null | Json[] | { [key: string]: Json };
const plain = (value: unknown) => JSON.parse(JSON.stringify(value)) as { [key: string]: Json };
const source = (bundle: unknown) => ({ bundle, files: {} }) as never as Parameters<typeof compareSources>[0];

/** The paths of all values, as a comparison that knows nothing of sheets sees them. */
function leaves(value: Json, path: readonly (string | number)[] = []): (readonly (string | number)[])[] {
  if (value === null || typeof value !== "object") return [path];
  const inner = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  return inner.flatMap(([step, part]) => leaves(part, [...path, step]));
}

/** Other paths than those of the format, and of the state, which an import never changes. */
const isCompared = ([first, second]: readonly (string | number)[]): boolean =>
  first !== "format" && first !== "$schema" && !(first === "project" && second === "status");

const another = (value: Json): Json => {
  if (typeof value === "number") return value + 0.5;
  if (typeof value === "boolean") return !value;
  return typeof value === "string" ? `${value}~anders` : "iets";
};

const bundles = [plain(exampleBundle("proef")), plain(generateBundle({ products: 24, rules: 2, seed: 3 }))] as const;

/** The name of the sheet that shows a path. */
function sheetOf(path: readonly (string | number)[]): string {
  const names = path.filter((step) => typeof step === "string");
  const found = names.map((_name, at) => SHEET_NAMES[names.slice(0, at + 1).join(".")]).findLast(Boolean);
  return found ?? FORM_SHEET;
}

test("each single edit anywhere in a catalogue is named, on the sheet that has it", () => {
  const anyBundle = fc.constantFrom(...bundles);
  fc.assert(
    fc.property(anyBundle, fc.nat(), fc.boolean(), (bundle, seed, removes) => {
      const paths = leaves(bundle).filter(isCompared);
      const path = paths[seed % paths.length] ?? [];
      const edited = structuredClone(bundle);
      let within: Json = edited;
      for (const step of path.slice(0, -1)) within = (within as { [key: string]: Json })[step] ?? null;
      const last = path.at(-1) ?? "";
      const holder = within as { [key: string]: Json };
      if (removes && Array.isArray(within)) within.splice(Number(last), 1);
      else holder[last] = another(holder[last] ?? null);
      const details = compareSources(source(bundle), source(edited));
      expect(
        details.map(({ sheet }) => sheet),
        JSON.stringify(path),
      ).toContain(sheetOf(path));
      expect(details.every((detail) => writeDetail(detail) !== "")).toBe(true);
    }),
    { numRuns: runs(60) },
  );
});

test("entries that come, go or change places are named", () => {
  const lists = ["products", "offers", "houseTypes", "contentBlocks", "organisations"] as const;
  fc.assert(
    fc.property(fc.constantFrom(...bundles), fc.constantFrom(...lists), fc.nat(), (bundle, list, seed) => {
      const entries = bundle[list] as Json[];
      if (entries.length === 0) return;
      const gone = { ...bundle, [list]: entries.toSpliced(seed % entries.length, 1) };
      const removed = compareSources(source(bundle), source(gone)).filter(({ sheet }) => sheet === SHEET_NAMES[list]);
      expect(removed.map(({ to }) => to)).toContain(null);
      const added = compareSources(source(gone), source(bundle)).filter(({ sheet }) => sheet === SHEET_NAMES[list]);
      expect(added.map(({ from }) => from)).toContain(null);
      if (entries.length < 2) return;
      const turned = { ...bundle, [list]: entries.toReversed() };
      expect(compareSources(source(bundle), source(turned)).length).toBeGreaterThan(0);
    }),
    { numRuns: runs(60) },
  );
});

test("nothing differs between a catalogue and itself, whatever state it names", () => {
  for (const bundle of bundles) {
    const closed = { ...bundle, project: { ...(bundle["project"] as object), status: 0 } };
    expect(compareSources(source(bundle), source(closed))).toEqual([]);
  }
});

test("measures, losses and pictures are in the words and units of the sheet", () => {
  const [bundle] = bundles;
  const edited = structuredClone(bundle) as never as ReturnType<typeof exampleBundle>;
  const room = edited.houseTypes[0]?.rooms[0];
  if (!room) throw new Error("The example has no room");
  const before = room.surfaceWall;
  room.surfaceWall = 1920;
  edited.project.wallTileCuttingLoss = 1;
  const [former, present] = [source(bundle), source(edited)];
  const details = compareSources(
    { ...former, files: { "images/a.jpg": "1" } },
    { ...present, files: { "images/a.jpg": "2" } },
  );
  const lines = details.map((detail) => `${detail.sheet}: ${writeDetail(detail)}`);
  expect(lines[0]).toMatch(/^Project: Snijverlies wandtegels \(%\): \d+ → 100$/);
  expect(lines[1]).toMatch(/^Ruimten: .*: Wand m²: [\d,]+ → 1\.920$/);
  expect(lines[2]).toBe("Foto's: images/a.jpg: de vorige foto → een andere foto");
  expect(lines).toHaveLength(3);
  expect(before).not.toBe(1920);
});

test("a later version that renamed an article is undone by its old name", () => {
  const named = (name: string) => {
    const bundle = structuredClone(bundles[0]) as never as ReturnType<typeof exampleBundle>;
    const [product] = bundle.products;
    if (product) product.name = name;
    return source(bundle);
  };
  const [base, later] = [named("Duin"), named("Zand")];
  expect(findUndone(compareSources(base, later), compareSources(later, base))).toHaveLength(1);
});

test("what a later version changed and a new catalogue changes again is what it undoes", () => {
  const named = (name: string, city: string) => {
    const bundle = structuredClone(bundles[0]) as never as ReturnType<typeof exampleBundle>;
    bundle.project.name = name;
    bundle.project.website = city;
    return source(bundle);
  };
  const [base, later, incoming] = [named("A", "x"), named("B", "x"), named("A", "y")];
  const undone = findUndone(compareSources(base, later), compareSources(later, incoming));
  expect(undone.map(writeDetail)).toEqual(["Naam: B → A"]);
});

test("the address of the schema, which only editors read, is no difference", () => {
  const bundle = plain(exampleBundle("proef"));
  expect(compareSources(source({ ...bundle, $schema: "./bundle.schema.json" }), source(bundle))).toEqual([]);
});

test("a room that is measured again beside one that goes, and in another place, keeps its name", () => {
  const bundle = structuredClone(bundles[0]) as never as ReturnType<typeof exampleBundle>;
  const [type] = bundle.houseTypes;
  const [bathroom] = type?.rooms ?? [];
  if (!type || !bathroom) throw new Error("The example has no room");
  const linesOf = (rooms: typeof type.rooms, later: typeof type.rooms) =>
    compareSources(
      source({ ...bundle, houseTypes: [{ ...type, rooms }] }),
      source({ ...bundle, houseTypes: [{ ...type, rooms: later }] }),
    ).map(writeDetail);
  const toilet = { ...bathroom, name: "toilet" as const, surfaceWall: 6 };
  const measured = { ...toilet, surfaceWall: 7 };
  const wall = "Type A (type-a), toilet: Wand m²: 6 → 7";
  expect(linesOf([bathroom, toilet], [measured])).toEqual([wall, "Type A (type-a), badkamer vervalt"]);
  expect(linesOf([bathroom, toilet], [measured, bathroom])).toEqual([
    wall,
    "Type A (type-a): Volgorde: zoals het was → anders",
  ]);
});
