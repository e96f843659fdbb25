/** Runs the tests that start and kill whole products. They take minutes, so they are not a part of `npm test`. */
import { mkdirSync } from "node:fs";
import { listChecks, vitest } from "./checks.ts";
import { runPlan } from "./run-plan.ts";
import { makeReachable } from "../start/reachable.ts";

const REPORTS = ".artifacts/faults";

mkdirSync(REPORTS, { recursive: true });
makeReachable(process.cwd());
const build = listChecks().first.filter(({ name }) => name === "build");
// They took 20 minutes on a busy machine, and the pages of the documentation as long again.
const faults = { ...vitest(REPORTS, "tooling/faults", "faults of a running product"), minutes: 70 };
process.exit(await runPlan({ first: [...build, faults], afterwards: [] }));
