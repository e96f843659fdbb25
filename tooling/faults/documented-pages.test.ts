import { describe, it } from "vitest";
import { followPage } from "./follow-page.ts";
import { PAGE_RUNS } from "./page-runs.ts";

describe("the commands of a page do what it says, as they stand there, on a machine of its own", () => {
  it.each(Object.keys(PAGE_RUNS))("%s", { timeout: 1_800_000 }, followPage);
});
