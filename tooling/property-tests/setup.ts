/** Vitest setup file: sets seed and number of cases for properties without their own. */
import * as fc from "fast-check";
import { runs, SEED } from "./runs.ts";

fc.configureGlobal({ seed: SEED, numRuns: runs(400) });
