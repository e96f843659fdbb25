import { expect, test } from "@playwright/test";
import { missing } from "../throws-on-import/throwing.ts";

test("is never reached", () => {
  expect(missing).toBe(1);
});
