import { describe, expect, test } from "vitest";
import { NAME_PATTERN, PHONE_PATTERN, websiteAddress } from "./patterns.ts";

describe("the URL of a website", () => {
  test.each([
    ["steenland.example", "https://steenland.example"],
    ["http://steenland.example", "http://steenland.example"],
    ["https://steenland.example", "https://steenland.example"],
    ["HTTPS://steenland.example", "HTTPS://steenland.example"],
    ["steenland.example/http://elders", "https://steenland.example/http://elders"],
  ])("of %s is %s", (website, address) => expect(websiteAddress(website)).toBe(address));
});

test.each([
  ["+31 (0)20 123 45 67", true],
  ["0201234567", true],
  ["()", false],
  ["12a", false],
  ["1+2", false],
])("a telephone number %s: %s", (text, fits) => expect(PHONE_PATTERN.test(text)).toBe(fits));

test.each([
  ["Anne-Marie d'Hondt", true],
  ["Øystein Jr.", true],
  [" Anna", false],
  ["4nna", false],
  ["", false],
])("a name %j: %s", (text, fits) => expect(NAME_PATTERN.test(text)).toBe(fits));
