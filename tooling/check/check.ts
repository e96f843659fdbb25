/**
 * Runs every check of the repository and ends with the line `N passed, N failed`. `--only <text>` runs the checks whose
 * name contains the text.
 */
import { parseArgs } from "node:util";
import { ensureChromium } from "./chromium.ts";
import { listChecks } from "./checks.ts";
import type { Check } from "./checks.ts";
import { runPlan } from "./run-plan.ts";
import { makeReachable } from "../start/reachable.ts";

const { values } = parseArgs({ args: process.argv.slice(2), options: { only: { type: "string", default: "" } } });
const chosen = (check: Check): boolean => check.name.includes(values.only);
const plan = listChecks();
const first = plan.first.filter(chosen);
const afterwards = plan.afterwards.filter(chosen);
if ([...first, ...afterwards].some((check) => check.needsBrowser)) ensureChromium();
// The servers' tests start their own PostgreSQL, which does not run as root.
makeReachable(process.cwd());
process.exit(await runPlan({ first, afterwards }));
