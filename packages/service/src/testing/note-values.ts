/** Vitest set-up: stores the private values of a test file, for the search of the output. */
import { randomUUID } from "node:crypto";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, inject } from "vitest";
import { notedValues } from "./private-values.ts";

afterAll(() => {
  writeFileSync(join(inject("outputFolder"), `${randomUUID()}.values.json`), JSON.stringify(notedValues()));
});
