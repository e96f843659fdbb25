import { expect, test } from "vitest";
import { isOwnPath, paths } from "./paths.ts";

test("after signing in one goes nowhere but within the application", () => {
  for (const path of ["/", "/projecten/de-lindehof?zoek=12"]) expect(isOwnPath(path), path).toBe(true);
  for (const path of [null, "", "https://elders.example", "//elders.example", "/\\elders.example"])
    expect(isOwnPath(path), String(path)).toBe(false);
});

test("the address to sign in at remembers where one was going", () => {
  expect(paths.signIn("/projecten/de-lindehof?zoek=12")).toBe("/inloggen?naar=%2Fprojecten%2Fde-lindehof%3Fzoek%3D12");
});
