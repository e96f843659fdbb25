/**
 * Runs the mutation tests of the packages and writes their scores, by folder, into scores.md. `--only <name>` runs
 * the packages whose folder contains it, `--part <folder>` only this folder below `src`. `--tests "<file> <file>"` uses
 * only these test files of the API or the showroom: quick ones first, and the others for what is left. Survived mutants are printed with
 * their position, and are in the reports below .artifacts/mutation of each package.
 */
import { spawnSync } from "node:child_process";
import { globSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { readScores, scoreTable, withScores } from "./scores.ts";

/** Packages and, where a part has its own tests, their parts. */
const MUTATED: readonly { readonly folder: string; readonly parts?: readonly string[] }[] = [
  { folder: "packages/domain" },
  { folder: "packages/api-client" },
  { folder: "apps/api", parts: ["accounts", "choices"] },
  { folder: "apps/showroom" },
  { folder: "apps/staff-preview" },
];
const DOCUMENT = "tooling/mutation/scores.md";
/** Property tests run a tenth of their usual cases. This lowers the score a little, but makes the run much shorter. */
const PROPERTY_FACTOR = "0.1";

const { values } = parseArgs({
  args: process.argv.slice(2),
  options: { only: { type: "string", default: "" }, part: { type: "string" }, tests: { type: "string" } },
});

/** Without a part, the whole package is mutated. */
function runStryker(folder: string, part: string | undefined): void {
  console.log(`\n── ${folder} ${part ?? ""}`);
  const bin = [resolve("node_modules/node/bin"), resolve("node_modules/.bin"), resolve(folder, "node_modules/.bin")];
  const { status, error } = spawnSync("stryker", ["run"], {
    cwd: folder,
    stdio: "inherit",
    env: {
      ...process.env,
      ...(part === undefined ? {} : { MUTATED_PART: part }),
      ...(values.tests === undefined ? {} : { MUTATION_TESTS: values.tests }),
      PROPERTY_FACTOR,
      PATH: [...bin, process.env["PATH"] ?? ""].join(":"),
    },
  });
  if (error) throw error;
  if (status !== 0) process.exit(status ?? 1);
}

for (const { folder, parts } of MUTATED.filter((entry) => entry.folder.includes(values.only)))
  for (const part of values.part === undefined ? (parts ?? [undefined]) : [values.part]) runStryker(folder, part);

let document = readFileSync(DOCUMENT, "utf8");
for (const { folder, parts } of MUTATED) {
  const reports = globSync(`${folder}/.artifacts/mutation/**/report.json`)
    .toSorted((one, other) => statSync(one).mtimeMs - statSync(other).mtimeMs)
    .map((file) => readFileSync(file, "utf8"));
  const [begin, end] = [`<!-- scores of ${folder} -->`, `<!-- end of ${folder} -->`];
  const [from, to] = [document.indexOf(begin) + begin.length, document.indexOf(end)];
  if (reports.length === 0 || to === -1) continue;
  // The parts of the API start a server before each file of tests, with the mutant.
  const table = scoreTable(withScores(document.slice(from, to), readScores(reports, parts !== undefined)));
  document = `${document.slice(0, from)}\n\n${table}\n${document.slice(to)}`;
}
writeFileSync(DOCUMENT, document);
