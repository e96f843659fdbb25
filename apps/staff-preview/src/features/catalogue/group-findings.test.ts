import { expect, test } from "vitest";
import type { CatalogueFinding } from "@showroom/api-contract/entities/catalogue";
import { findingsCsv, groupFindings } from "./group-findings.ts";

const finding = (level: CatalogueFinding["level"], path: string, reason: string, cause?: string): CatalogueFinding => ({
  level,
  file: "catalogus.xlsx",
  path,
  article: null,
  reason,
  ...(cause === undefined ? {} : { cause }),
});
const found = [
  finding("warning", "Regels, rij 2", "doet niets"),
  finding("error", "Aanbod, rij 3", 'er staat "12a"', "hier hoort een getal"),
  finding("error", "Aanbod, rij 9", 'er staat "="', "hier hoort een getal"),
];

test("findings of one cause stand together, errors first", () => {
  expect(groupFindings(found).map(({ cause, findings }) => [cause, findings.length])).toEqual([
    ["hier hoort een getal", 2],
    ["doet niets", 1],
  ]);
});

test("the list for a spreadsheet has a row for each finding, and nothing that it would calculate", () => {
  const lines = findingsCsv([...found, finding("error", "=1+1", "x")]).split("\r\n");
  expect(lines[0]).toBe('\uFEFF"Soort";"Bestand";"Plaats";"Artikel";"Wat er is"');
  expect(lines[1]).toBe('"fout";"catalogus.xlsx";"Aanbod, rij 3";"";"er staat ""12a"""');
  expect(lines[3]).toContain('"\'=1+1"');
  expect(lines).toHaveLength(6);
});
