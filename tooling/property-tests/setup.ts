/** A setup file of Vitest: seed and number of cases of every property that names none of its own. */
import * as fc from "fast-check";
import { runs, SEED } from "./runs.ts";

fc.configureGlobal({ seed: SEED, numRuns: runs(400) });
