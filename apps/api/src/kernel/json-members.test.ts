import * as fc from "fast-check";
import { runs } from "@showroom/property-tests/runs";
import { describe, expect, it } from "vitest";
import { cutJson } from "./json-members.ts";

const PATH = ["choices", "rooms"] as const;

/** Reads a document in parts: the rest, and each value of the object at the path. */
function readInParts(json: string): unknown {
  const cut = cutJson(json, PATH);
  if (cut === null) return JSON.parse(json);
  const body = JSON.parse(cut.rest) as { choices: { rooms: Record<string, unknown> } };
  for (const [key, value] of cut.values) body.choices.rooms[key] = JSON.parse(value);
  return body;
}

const outcomeOf = (read: (json: string) => unknown, json: string): unknown => {
  try {
    return { value: read(json) };
  } catch {
    return "invalid";
  }
};

const documents = fc
  .tuple(
    fc.dictionary(fc.stringMatching(/^[1-9]\d{0,3}$/), fc.jsonValue({ maxDepth: 3 })),
    fc.jsonValue({ maxDepth: 2 }),
    fc.constantFrom("", 1, 2),
  )
  .map(([rooms, other, space]) =>
    JSON.stringify({ version: 1, before: other, choices: { other, rooms, after: other }, last: [other] }, null, space),
  );

/** A document with one part of its text removed, repeated or replaced. */
const damaged = fc
  .tuple(documents, fc.nat(), fc.nat({ max: 4 }), fc.constantFrom("", ",", "}", "{", '"', "\\", ":", "0", " ", "x"))
  .map(([json, place, length, put]) => {
    const at = place % json.length;
    return json.slice(0, at) + put + json.slice(at + length);
  });

describe("a document that is read in parts", () => {
  it("has the value that a parser gives", () => {
    fc.assert(
      fc.property(documents, (json) => {
        expect(cutJson(json, PATH)).not.toBeNull();
        expect(readInParts(json)).toEqual(JSON.parse(json));
      }),
    );
  });

  it("is invalid exactly when it is invalid for a parser", () => {
    fc.assert(
      fc.property(damaged, (json) => {
        expect(outcomeOf(readInParts, json)).toEqual(outcomeOf(JSON.parse, json));
      }),
      { numRuns: runs(2_000) },
    );
  });

  it.each([
    ['{"choices":{"rooms":{"1":{}},"rooms":{"1":[]}}}', "the path twice"],
    ['{"choices":{"rooms":{"1":{}},"room\\u0073":{"1":[]}}}', "the path twice, once with an escape"],
    ['{"choices":{"rooms":{"1":{,},"1":[]}}}', "an invalid value behind a repeated key"],
    ['{"choices":{"rooms":{"1":{},"1":[]}}}', "a repeated key"],
    ['{"choices":{"rooms":{"__proto__":{}}}}', "a key that is no number"],
    ['{"choices":{"rooms":[]}}', "a list instead of an object"],
    ['{"choices":{"rooms":{"1":{}', "an end that is missing"],
    ['{"choices":{}}', "no object at the path"],
  ])("%s is left to the parser: %s", (json) => {
    expect(cutJson(json, PATH)).toBeNull();
  });
});
