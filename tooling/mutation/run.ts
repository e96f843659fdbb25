/**
 * Runs the mutation tests of the packages and writes their scores, by folder, into docs/tests.md. `--only <name>` runs
 * the packages whose folder contains it. Survived mutants are printed with their position, and are in each package's
 * .artifacts/mutation/report.json.
 */
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { readScores, scoreTable } from "./scores.ts";

const PACKAGES = ["packages/domain", "packages/api-client", "apps/api", "apps/showroom", "apps/staff-preview"];
const DOCUMENT = "docs/tests.md";
/** Property tests run a tenth of their usual cases. This lowers the score a little, but makes the run much shorter. */
const PROPERTY_FACTOR = "0.1";

const { values } = parseArgs({ args: process.argv.slice(2), options: { only: { type: "string", default: "" } } });

for (const folder of PACKAGES.filter((name) => name.includes(values.only))) {
  console.log(`\n── ${folder}`);
  const bin = [resolve("node_modules/node/bin"), resolve("node_modules/.bin"), resolve(folder, "node_modules/.bin")];
  const { status, error } = spawnSync("stryker", ["run"], {
    cwd: folder,
    stdio: "inherit",
    env: { ...process.env, PROPERTY_FACTOR, PATH: [...bin, process.env["PATH"] ?? ""].join(":") },
  });
  if (error) throw error;
  if (status !== 0) process.exit(status ?? 1);
}

const results = PACKAGES.map((folder) => ({ folder, file: join(folder, ".artifacts/mutation/report.json") }));
const document = readFileSync(DOCUMENT, "utf8");
const written = results
  .filter(({ file }) => existsSync(file))
  .reduce((text, { folder, file }) => {
    const table = scoreTable(readScores(readFileSync(file, "utf8")));
    const [begin, end] = [`<!-- scores of ${folder} -->`, `<!-- end of ${folder} -->`];
    const [from, to] = [text.indexOf(begin), text.indexOf(end)];
    return from === -1 || to === -1 ? text : `${text.slice(0, from + begin.length)}\n\n${table}\n${text.slice(to)}`;
  }, document);
writeFileSync(DOCUMENT, written);
