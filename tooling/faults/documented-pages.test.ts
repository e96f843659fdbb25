import { describe, it } from "vitest";
import { followPage } from "./follow-page.ts";
import { PAGE_RUNS } from "./page-runs.ts";

/** A page that a run leaves out, because it takes longest. */
const LEFT_OUT = process.env["LEFT_OUT_PAGE"];

describe("the commands of a page do what it says, as they stand there, on a machine of its own", () => {
  for (const page of Object.keys(PAGE_RUNS))
    it.skipIf(page === LEFT_OUT)(page, { timeout: 1_800_000 }, () => followPage(page));
});
