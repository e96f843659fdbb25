import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { HomeRow } from "@showroom/api-contract/endpoints/homes";
import { runs, SEED } from "@showroom/property-tests/runs";
import { checkHomeRows, type KnownFacts, type StoredHome } from "./check-rows.ts";

const TYPES = [
  { id: 1, name: "Hoekwoning" },
  { id: 2, name: "Tussenwoning" },
];
const stored = (overrides: Partial<StoredHome> = {}): StoredHome => ({
  buildNumber: "12a",
  houseTypeId: 1,
  phase: "Blok A",
  address: null,
  hasBuyers: false,
  ...overrides,
});
const facts = (...homes: StoredHome[]): KnownFacts => ({ houseTypes: TYPES, homes });
const row = (overrides: Partial<HomeRow> = {}): HomeRow => ({
  line: 2,
  buildNumber: "12A",
  houseType: "Hoekwoning",
  phase: "",
  address: "",
  ...overrides,
});
const faultsOf = (known: KnownFacts, ...rows: HomeRow[]): string[] =>
  (checkHomeRows(rows, known).rows.at(-1)?.faults ?? []).map(({ field, reason }) => `${field}: ${reason}`);

describe("a row", () => {
  it("of a number that there is not, is a new home in the stored form", () => {
    const typed = row({ buildNumber: " 13 ", houseType: "tussen-woning", phase: " Blok  B", address: "Laan 1 " });
    expect(checkHomeRows([typed], facts())).toEqual({
      rows: [{ ...typed, state: "new", faults: [] }],
      added: [{ buildNumber: "13", houseTypeId: 2, phase: "Blok B", address: "Laan 1" }],
      changed: [],
    });
  });

  it("of a home that there is, changes what it names and keeps the rest", () => {
    expect(checkHomeRows([row()], facts(stored())).rows[0]?.state).toBe("known");
    expect(checkHomeRows([row({ houseType: "", address: "Laan 1" })], facts(stored())).changed).toEqual([
      { stored: stored(), values: { buildNumber: "12a", houseTypeId: 1, phase: "Blok A", address: "Laan 1" } },
    ]);
  });

  it("does not change the house type of a home with a buyer", () => {
    const other = row({ houseType: "Tussenwoning" });
    expect(checkHomeRows([other], facts(stored())).rows[0]?.state).toBe("changed");
    expect(faultsOf(facts(stored({ hasBuyers: true })), other)).toEqual([
      "houseType: deze woning heeft een koper; het woningtype ligt vast",
    ]);
  });

  it("has each fault by column", () => {
    expect(
      faultsOf(facts(), row({ buildNumber: "", houseType: "Hoek", phase: "x".repeat(61), address: "a\nb" })),
    ).toEqual([
      "buildNumber: is niet ingevuld",
      "houseType: dit woningtype is er niet; kies uit: Hoekwoning, Tussenwoning",
      "phase: is een tekst van hoogstens 60 tekens op één regel",
      "address: is een tekst van hoogstens 200 tekens op één regel",
    ]);
    expect(faultsOf(facts(), row(), row({ line: 3, buildNumber: "12a" }))).toEqual(["buildNumber: staat ook in rij 2"]);
  });
});

it("a list never makes two homes of one number, and changes a home at most once", () => {
  const text = fc.constantFrom("12", "12 ", "12a", "12A", "13", "", "Hoekwoning", "Tussenwoning", "\0", "Blok A");
  const rowsOf = fc.array(
    fc.record({ line: fc.constant(null), buildNumber: text, houseType: text, phase: text, address: text }),
  );
  const known = facts(stored(), stored({ buildNumber: "13", hasBuyers: true }));
  fc.assert(
    fc.property(rowsOf, (rows) => {
      const { rows: checked, added, changed } = checkHomeRows(rows, known);
      const numbers = [...known.homes, ...added].map(({ buildNumber }) => buildNumber.toLowerCase());
      expect(new Set(numbers).size).toBe(numbers.length);
      expect(new Set(changed.map((one) => one.stored)).size).toBe(changed.length);
      for (const one of changed) if (one.stored.hasBuyers) expect(one.values.houseTypeId).toBe(one.stored.houseTypeId);
      expect(checked.filter(({ state }) => state === "new")).toHaveLength(added.length);
      for (const { state, faults } of checked) expect(faults.length > 0).toBe(state === "fault");
    }),
    { seed: SEED, numRuns: runs(100) },
  );
});
