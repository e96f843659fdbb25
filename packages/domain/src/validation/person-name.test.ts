import { array, assert, constantFrom, property, string } from "fast-check";
import { describe, expect, it, test } from "vitest";
import { isPersonName, MAX_NAME_LENGTH } from "./person-name.ts";
import { normaliseSpaces } from "./text.ts";

const accepts = (typed: string): boolean => isPersonName(normaliseSpaces(typed));

test.each([
  "'t Hart",
  "’s-Gravesande",
  "de Vries/Jansen",
  "Jansen & Bos",
  "van\u00A0den\u00A0Berg",
  "Anne-Marie d'Hondt",
  "Øystein Jr.",
  "O’Neill (weduwe)",
  "3e Kamer",
  "王小明",
  "محمد",
  "\u{10330}\u{10331}",
  " Anna ",
])("the name %j is accepted", (name) => expect(accepts(name)).toBe(true));

test.each([
  "",
  " ",
  "-",
  "'",
  "12",
  "Jan\u0000",
  "Jan\u001B[31m",
  "Jan\nPiet",
  "Jan\uD800",
  "Jan\u202Eteip",
  "Jan\u2028Piet",
])("the name %j is refused", (name) => expect(accepts(name)).toBe(false));

it("a name has at most 100 characters, of any script", () => {
  expect(accepts("a".repeat(MAX_NAME_LENGTH))).toBe(true);
  expect(accepts("\u{10330}".repeat(MAX_NAME_LENGTH))).toBe(true);
  expect(accepts("a".repeat(MAX_NAME_LENGTH + 1))).toBe(false);
  expect(accepts(`${" ".repeat(200)}Anna${"\u00A0".repeat(200)}`)).toBe(true);
});

describe("any text", () => {
  const text = string({ unit: "binary", maxLength: 120 });

  it("is normalised once: a second time changes nothing", () => {
    assert(property(text, (typed) => normaliseSpaces(normaliseSpaces(typed)) === normaliseSpaces(typed)));
  });

  it("has single spaces and none at its ends after that, and the same other characters", () => {
    const spaces = constantFrom(" ", "\u00A0", "\u2009", "\u3000", "Anna", "’s", "&");
    assert(
      property(array(spaces), (parts) => {
        const name = normaliseSpaces(parts.join(""));
        expect(name).toMatch(/^(?:\S(?:[^\s]| (?! ))*)?$/u);
        expect(name).toBe(name.trim());
        expect(name.replaceAll(" ", "")).toBe(parts.join("").replaceAll(/\p{Zs}/gu, ""));
      }),
    );
  });

  it("is a name exactly with a letter, without control characters, and up to 100 characters", () => {
    assert(
      property(string({ unit: "grapheme", maxLength: 120 }), (typed) => {
        const name = normaliseSpaces(typed);
        const characters = Array.from(name);
        const expected =
          /\p{L}/u.test(name) && characters.length <= 100 && !/[\p{Cc}\p{Bidi_Control}\u2028\u2029]/u.test(name);
        expect(isPersonName(name)).toBe(expected);
      }),
    );
  });
});
