import { expect, test } from "vitest";
import { fullName } from "./full-name.ts";

test("a name has the parts that are known", () => {
  expect(fullName({ firstName: "Zoë", lastName: "de Vries" })).toBe("Zoë de Vries");
  expect(fullName({ firstName: null, lastName: "de Vries" })).toBe("de Vries");
  expect(fullName({ firstName: "", lastName: null })).toBe("");
});
