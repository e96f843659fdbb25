/** Fails when docs/spec-coverage.md names a file that is not there, a test that its file does not have, or leaves a cell empty. */
import { existsSync, readFileSync } from "node:fs";

const DOCUMENT = "docs/spec-coverage.md";
/** A file in code quotes, then the tests in it. */
const FILE = /`((?:apps|packages|tooling|docs)\/[^`]+)`/g;
const TEST = /“([^”]+)”/g;
/** In place of a test: why there is nothing to show. */
const DEVIATION = /\]\(deviations\.md\)/;

const faults: string[] = [];
const contents = new Map<string, string>();

function read(path: string): string | null {
  if (!contents.has(path) && existsSync(path)) contents.set(path, readFileSync(path, "utf8"));
  return contents.get(path) ?? null;
}

function checkFiles(line: number, cell: string): void {
  for (const [, path = ""] of cell.matchAll(FILE)) {
    if (!existsSync(path)) faults.push(`line ${line}: there is no ${path}`);
  }
}

function checkTests(line: number, cell: string): void {
  const files = [...cell.matchAll(FILE)];
  if (files.length === 0 && !DEVIATION.test(cell)) faults.push(`line ${line}: names neither a test nor a deviation`);
  for (const [index, file] of files.entries()) {
    const end = files[index + 1]?.index ?? cell.length;
    const tests = [...cell.slice(file.index, end).matchAll(TEST)].map(([, name = ""]) => name);
    if (tests.length === 0) faults.push(`line ${line}: names no test of ${file[1]}`);
    const source = read(file[1] ?? "");
    for (const test of tests)
      if (source !== null && !source.includes(test)) faults.push(`line ${line}: ${file[1]} has no “${test}”`);
  }
}

let rows = 0;
for (const [index, text] of readFileSync(DOCUMENT, "utf8").split("\n").entries()) {
  if (!text.startsWith("| ") || /^\| (---|the specification)/.test(text)) continue;
  rows += 1;
  const cells = text
    .split("|")
    .slice(1, -1)
    .map((cell) => cell.trim());
  const [words = "", where = "", tests = ""] = cells;
  if (cells.length !== 3 || words === "" || where === "" || tests === "")
    faults.push(`line ${index + 1}: a row has three filled cells`);
  checkFiles(index + 1, where);
  checkFiles(index + 1, tests);
  checkTests(index + 1, tests);
}

for (const fault of faults) console.error(`${DOCUMENT} ${fault}`);
console.log(`${rows} rows, ${faults.length} faults.`);
process.exit(faults.length > 0 || rows === 0 ? 1 : 0);
