import { expect, test } from "vitest";
import { paths } from "./paths.ts";

test("the sign-in address contains the requested page", () => {
  expect(paths.signIn("/projecten/de-lindehof?zoek=12")).toBe("/inloggen?naar=%2Fprojecten%2Fde-lindehof%3Fzoek%3D12");
});
