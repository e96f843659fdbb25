import { expect, test } from "vitest";
import { slugOf } from "./slug-of.ts";

test.each([
  ["De Lindehof, fase 2", "de-lindehof-fase-2"],
  ["Één & Ändere – wijk", "een-andere-wijk"],
  ["  ", ""],
])("the address of %j is %j", (name, slug) => {
  expect(slugOf(name)).toBe(slug);
  expect(slugOf(slug)).toBe(slug);
});
