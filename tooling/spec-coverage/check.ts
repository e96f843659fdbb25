/** Fails when the coverage of the specification (docs/spec-coverage) names a file that does not exist, or a test that its file does not define. */
import { existsSync, readFileSync } from "node:fs";
import { readCoverage } from "./read.ts";
import type { CoverageRow } from "./read.ts";

/** The title of a test or of a group of tests; stories are named by their export. */
const TITLE = /\b(?:test|it|describe)(?:\.\w+)*\(\s*(["'`])((?:\\.|(?!\1)[\s\S])*)\1/g;
/** The title after a table of cases: `test.each([...])("title", ...)`. */
const TITLE_OF_CASES = /\)\(\s*(["'`])((?:\\.|(?!\1)[\s\S])*)\1,/g;
const STORY = /export const (\w+)/g;

const titles = new Map<string, ReadonlySet<string>>();

function titlesIn(file: string): ReadonlySet<string> {
  const known = titles.get(file);
  if (known) return known;
  const source = readFileSync(file, "utf8");
  const found = new Set(
    [TITLE, TITLE_OF_CASES]
      .flatMap((pattern) => [...source.matchAll(pattern)])
      .map(([, , title = ""]) => title.replaceAll(/\\(["'`])/g, "$1")),
  );
  if (file.includes(".stories.")) for (const [, name = ""] of source.matchAll(STORY)) found.add(name);
  titles.set(file, found);
  return found;
}

function faultsOf({ where = [], tests = [] }: CoverageRow): string[] {
  const missing = [...where, ...tests.map(({ file }) => file)].filter((file) => !existsSync(file));
  const unknown = tests
    .filter(({ file }) => existsSync(file))
    .flatMap(({ file, names }) =>
      names.filter((name) => !titlesIn(file).has(name)).map((name) => `${file} defines no test “${name}”`),
    );
  return [...missing.map((file) => `there is no ${file}`), ...unknown];
}

const sections = readCoverage();
const faults = sections.flatMap(({ file, rows }) =>
  rows.flatMap((row) => faultsOf(row).map((fault) => `${file}, “${row.says}”: ${fault}`)),
);
for (const fault of faults) console.error(fault);
console.log(`${sections.flatMap(({ rows }) => rows).length} rows, ${faults.length} faults.`);
process.exit(faults.length > 0 || sections.length === 0 ? 1 : 0);
