import * as fc from "fast-check";
import { z } from "zod";

/** An arbitrary with one of its values, by which a schema says whether the others fit. */
type Shape<Value> = readonly [sample: Value, arbitrary: fc.Arbitrary<Value>];

const day = fc.integer({ min: 0, max: 4_000 }).map((days) => new Date(Date.UTC(2026, 0, 1 + days)).toISOString());

const lettersOf = (letters: string) => fc.constantFrom(...Array.from(letters));

/** The forms of texts in the contract. */
const TEXTS: readonly Shape<string>[] = [
  ["Een naam", fc.stringMatching(/^[A-Z][a-z]{1,8}( [a-z]{1,8}){0,2}$/)],
  ["tekst; met <b>", fc.string({ unit: lettersOf("ab€ ;.<>&'\"\nxyz"), maxLength: 60 })],
  ["lang ".repeat(40), fc.string({ unit: lettersOf("aeiou nrst"), minLength: 121, maxLength: 240 })],
  ["sleutel-1", fc.stringMatching(/^[a-z][a-z0-9-]{3,8}$/)],
  ["WT-1001", fc.stringMatching(/^[A-Z]{2}-[0-9]{2,5}$/)],
  ["NL", fc.stringMatching(/^[A-Z]{2}$/)],
  ["images/a.webp", fc.stringMatching(/^images\/[a-z]{1,6}\.(webp|jpg|png|svg)$/)],
  ["images/a.mp4", fc.stringMatching(/^images\/[a-z]{1,6}\.(mp4|webm)$/)],
  ["images/a.vtt", fc.stringMatching(/^images\/[a-z]{1,6}\.vtt$/)],
  ["#AABBCC", fc.stringMatching(/^#[0-9A-F]{6}$/)],
  ["2027-01-31", day.map((text) => text.slice(0, 10))],
  ["2027-01-31T10:00:00.000Z", day],
  ["a@b.nl", fc.stringMatching(/^[a-z]{1,8}@[a-z]{1,8}\.nl$/)],
  ["https://b.nl/", fc.stringMatching(/^https:\/\/[a-z]{1,8}\.nl\/[a-z]{0,5}$/)],
  ["8712345678906", fc.constantFrom("8712345678906", "4006381333931", "96385074")],
];

const NUMBERS: readonly Shape<number>[] = [
  [0, fc.constant(0)],
  [1, fc.integer({ min: 1, max: 2 })],
  [45, fc.integer({ min: 3, max: 90 })],
  [12_50, fc.integer({ min: 91, max: 10_000 })],
  [123_456, fc.integer({ min: 10_001, max: 1_000_000 })],
  [0.0725, fc.integer({ min: 1, max: 9_999 }).map((value) => value / 10_000)],
  [12.375, fc.integer({ min: 1_000, max: 90_000 }).map((value) => value / 1_000)],
];

function fitting<Value>(schema: z.core.$ZodType, shapes: readonly Shape<Value>[]): fc.Arbitrary<Value> {
  const fits = (value: unknown): boolean => z.safeParse(schema, value).success;
  const known = shapes.filter(([sample]) => fits(sample)).map(([, arbitrary]) => arbitrary);
  if (known.length === 0)
    throw new Error(`No value fits ${JSON.stringify(schema._zod.def)}: add one to valid-values.ts`);
  return fc.oneof(...known).filter(fits);
}

/** What tells the entries of a list apart; lists without it may have equal entries. */
export function identityOf(entry: unknown): unknown {
  const { key, productNumber, code, email } = entry as Readonly<Record<string, unknown>>;
  return key ?? productNumber ?? code ?? email ?? {};
}

/**
 * Values that a schema of the contract takes, made from the schema alone. Full values have every optional field, and
 * one entry in every list.
 */
export function validOf(schema: z.core.$ZodType, isFull = false): fc.Arbitrary<unknown> {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  if (def.type === "optional" || def.type === "nullable") {
    const nil = def.type === "optional" ? undefined : null;
    return isFull ? validOf(def.innerType, true) : fc.option(validOf(def.innerType), { nil, freq: 4 });
  }
  if (def.type === "default" || def.type === "prefault") return validOf(def.innerType, isFull);
  if (def.type === "object") {
    const fields = Object.entries(def.shape).map(([name, field]) => [name, validOf(field, isFull)] as const);
    return fc.record(Object.fromEntries(fields));
  }
  if (def.type === "array") {
    const entries = validOf(def.element, isFull);
    const limits = { minLength: isFull || !z.safeParse(schema, []).success ? 1 : 0, maxLength: isFull ? 1 : 3 };
    return def.element._zod.def.type === "object"
      ? fc.uniqueArray(entries, { ...limits, selector: identityOf })
      : fc.array(entries, limits);
  }
  if (def.type === "enum") return fc.constantFrom(...Object.values(def.entries));
  if (def.type === "literal") return fc.constantFrom(...def.values);
  if (def.type === "union") return fc.oneof(...def.options.map((option) => validOf(option, isFull)));
  if (def.type === "boolean") return fc.boolean();
  return def.type === "string" ? fitting(schema, TEXTS) : fitting(schema, NUMBERS);
}
