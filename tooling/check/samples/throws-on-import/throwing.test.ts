import { expect, it } from "vitest";
import { missing } from "./throwing.ts";

it("is never reached", () => {
  expect(missing).toBe(1);
});
