import * as z from "zod/mini";
import { expect, it } from "vitest";
import { ALL_ENDPOINTS } from "./all-endpoints.ts";

/** Kinds of schemas whose output can differ from their input. */
const CHANGES = new Set(["transform", "pipe", "default", "prefault", "catch"]);

/** The kinds of a schema and of all schemas inside it. */
function kindsIn(schema: z.core.$ZodType): ReadonlySet<string> {
  const kinds = new Set<string>();
  const seen = new Set<unknown>();
  const visit = (value: unknown): void => {
    if (typeof value !== "object" || value === null || seen.has(value)) return;
    seen.add(value);
    if (Array.isArray(value)) return value.forEach(visit);
    if (!("_zod" in value)) return;
    const { def } = (value as z.core.$ZodType)._zod;
    kinds.add(def.type);
    for (const [name, part] of Object.entries(def)) {
      if (name === "shape") Object.values(part as object).forEach(visit);
      else visit(name === "getter" ? (part as () => unknown)() : part);
    }
  };
  visit(schema);
  return kinds;
}

const changesIn = (schema: z.core.$ZodType): readonly string[] =>
  [...kindsIn(schema)].filter((kind) => CHANGES.has(kind));

it("the schema of a trusted response changes no value, so the client may skip it", () => {
  const trusted = ALL_ENDPOINTS.filter((endpoint) => endpoint.trusted === true);
  expect(trusted.length).toBeGreaterThan(0);
  for (const { name, response = z.never() } of trusted) {
    expect(kindsIn(response).size, name).toBeGreaterThan(3);
    expect(changesIn(response), name).toEqual([]);
  }
});

it("finds a change anywhere in a schema", () => {
  const hidden = z.object({ list: z.array(z.union([z.string(), z.object({ left: z._default(z.number(), 1) })])) });
  expect(changesIn(hidden)).toEqual(["default"]);
});
