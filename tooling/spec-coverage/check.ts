/** Fails when the coverage of the specification (docs/spec-coverage) names a file that does not exist. */
import { existsSync } from "node:fs";
import { readCoverage } from "./read.ts";

const sections = readCoverage();
const faults = sections.flatMap(({ file, rows }) =>
  rows.flatMap(({ says, where = [], tests = [] }) =>
    [...where, ...tests].filter((path) => !existsSync(path)).map((path) => `${file}, “${says}”: there is no ${path}`),
  ),
);
for (const fault of faults) console.error(fault);
console.log(`${sections.flatMap(({ rows }) => rows).length} rows, ${faults.length} faults.`);
process.exit(faults.length > 0 || sections.length === 0 ? 1 : 0);
