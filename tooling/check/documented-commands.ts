/** Checks that each command of the documentation for users and operators is run by a test, as it stands there. */
import { globSync, readFileSync } from "node:fs";
import { PAGE_RUNS } from "../faults/page-runs.ts";
import { faultsOfPage } from "./documented-rule.ts";

const pages = ["README.md", "CONTRIBUTING.md", ...globSync("docs/*.md")];
const faults = [
  ...pages.flatMap((page) => faultsOfPage(page, readFileSync(page, "utf8"), PAGE_RUNS[page])),
  ...Object.keys(PAGE_RUNS)
    .filter((page) => !pages.includes(page))
    .map((page) => `page-runs.ts runs ${page}, which does not exist`),
];
for (const line of faults) console.error(line);
process.exit(faults.length === 0 ? 0 : 1);
