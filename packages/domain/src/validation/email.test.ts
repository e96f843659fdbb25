import { assert, property, string, stringMatching } from "fast-check";
import { describe, expect, it, test } from "vitest";
import { isEmail, normaliseEmail } from "./email.ts";

test.each([
  [" Jan@Lindehof.Example ", "jan@lindehof.example"],
  ["jörg@bücher.example", "jörg@xn--bcher-kva.example"],
  ["jo\u0308rg@bu\u0308cher.example", "jörg@xn--bcher-kva.example"],
  ["ÉLODIE@voorbeeld.example", "élodie@voorbeeld.example"],
  ["用户@例子.广告", "用户@xn--fsqu00a.xn--4rr70v"],
])("the address %j is stored as %j", (typed, stored) => {
  expect(normaliseEmail(typed)).toBe(stored);
  expect(isEmail(stored)).toBe(true);
});

test.each([
  "",
  "jan",
  "@lindehof.example",
  "jan@",
  "jan@lindehof",
  "jan@-lindehof.example",
  "jan@1.2",
  "jan@１.２",
  "jan..piet@lindehof.example",
  ".jan@lindehof.example",
  "jan piet@lindehof.example",
  "jan\u0000@lindehof.example",
  "jan@lindehof.example/pad",
  "jan@lindehof.example:25",
  "jan@linde@hof.example",
  '"jan"@lindehof.example',
  `${"a".repeat(250)}@lindehof.example`,
])("%j is no address", (typed) => expect(isEmail(normaliseEmail(typed))).toBe(false));

describe("any text", () => {
  it("is normalised once: a second time changes nothing", () => {
    const same = (typed: string): boolean => normaliseEmail(normaliseEmail(typed)) === normaliseEmail(typed);
    assert(property(string({ unit: "binary" }), same));
    assert(property(stringMatching(/^[\p{L}\p{M}]{1,5}@[\p{L}\p{M}\p{N}.-]{1,12}$/u), same));
  });

  it("that is an address has one @, no spaces and no control characters", () => {
    assert(
      property(stringMatching(/^[\p{L}.'+ @-]{1,8}@[\p{L}\p{N}.-]{1,12}$/u), (typed) => {
        const email = normaliseEmail(typed);
        if (!isEmail(email)) return;
        expect(email.split("@")).toHaveLength(2);
        expect(email).not.toMatch(/[\s\p{Cc}\p{Lu}]/u);
      }),
    );
  });
});
