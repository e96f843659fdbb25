import { expect, test } from "vitest";
import { paths } from "./paths.ts";

test("the address to sign in at remembers where one was going", () => {
  expect(paths.signIn("/projecten/de-lindehof?zoek=12")).toBe("/inloggen?naar=%2Fprojecten%2Fde-lindehof%3Fzoek%3D12");
});
