import { describe, expect, test } from "vitest";
import { normalisePhone, PHONE_PATTERN, websiteAddress } from "./patterns.ts";

describe("the URL of a website", () => {
  test.each([
    ["steenland.example", "https://steenland.example"],
    ["http://steenland.example", "http://steenland.example"],
    ["https://steenland.example", "https://steenland.example"],
    ["HTTPS://steenland.example", "HTTPS://steenland.example"],
    ["steenland.example/http://elders", "https://steenland.example/http://elders"],
  ])("of %s is %s", (website, address) => expect(websiteAddress(website)).toBe(address));
});

test("telephone numbers", () => {
  for (const phone of ["0612345678", "+31 (0)6 12345678", "(020) 123 45 67"]) expect(phone).toMatch(PHONE_PATTERN);
  for (const phone of ["", "+", "06-12345678", "abc", "12a", "31+6", "( )"]) expect(phone).not.toMatch(PHONE_PATTERN);
});

test("websites", () => {
  expect(websiteAddress("HTTPS://voorbeeld.nl")).toBe("HTTPS://voorbeeld.nl");
  expect(websiteAddress("www.voorbeeld.nl/wonen")).toBe("https://www.voorbeeld.nl/wonen");
  expect(websiteAddress("javascript:alert(1)")).toBe("https://javascript:alert(1)");
});

test.each([
  ["06-12345678", "06 12345678"],
  ["06 - 12.34.56.78 ", "06 12 34 56 78"],
  ["020\u2011123\u00A04567", "020 123 4567"],
  ["+31 (0)20 123 45 67", "+31 (0)20 123 45 67"],
])("a telephone number %j is read as %j, which fits", (typed, read) => {
  expect(normalisePhone(typed)).toBe(read);
  expect(PHONE_PATTERN.test(read)).toBe(true);
});
