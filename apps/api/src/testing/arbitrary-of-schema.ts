import * as fc from "fast-check";
import * as z from "zod/mini";

interface JsonSchema {
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | JsonSchema;
  readonly items?: JsonSchema;
  readonly pattern?: string;
  readonly format?: string;
  readonly minimum?: number;
  readonly maximum?: number;
}

/** Patterns that fast-check cannot make texts for. */
const LOOKS_AROUND = /\(\?[=!<]/;
const MOST = 2_147_483_647;

const file: fc.Arbitrary<unknown> = fc
  .tuple(fc.uint8Array({ maxLength: 200 }), fc.constantFrom("bundle.json", "a.xlsx", "b.zip", "c.csv", "d.png", ""))
  .map(([bytes, name]) => new File([bytes], name));

function text({ pattern, format }: JsonSchema): fc.Arbitrary<unknown> {
  if (format === "binary") return file;
  if (format === "email") return fc.emailAddress();
  if (format === "uuid") return fc.uuid();
  if (format !== undefined || pattern === undefined || LOOKS_AROUND.test(pattern))
    return fc.string({ unit: "binary", maxLength: 40 });
  return fc.oneof(fc.stringMatching(new RegExp(pattern)), fc.string());
}

function fitting(schema: JsonSchema): fc.Arbitrary<unknown> {
  const options = schema.anyOf ?? schema.oneOf;
  if (options) return fc.oneof(...options.map(arbitraryOf));
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.const !== undefined) return fc.constant(schema.const);
  const { minimum: min = -MOST, maximum: max = MOST } = schema;
  switch (schema.type) {
    case "object":
      return object(schema);
    case "array":
      return fc.array(arbitraryOf(schema.items ?? {}), { maxLength: 3 });
    case "string":
      return text(schema);
    case "integer":
      return fc.oneof(
        fc.integer({ min: Math.max(min, 1), max: 60 }),
        fc.integer({ min: Math.max(min, -MOST), max: Math.min(max, MOST) }),
      );
    case "number":
      return fc.double({ noNaN: true });
    case "boolean":
      return fc.boolean();
    case "null":
      return fc.constant(null);
    case undefined:
    default:
      return fc.jsonValue({ maxDepth: 2 });
  }
}

function object({ properties = {}, required = [], additionalProperties }: JsonSchema): fc.Arbitrary<unknown> {
  const fields = Object.fromEntries(Object.entries(properties).map(([name, schema]) => [name, arbitraryOf(schema)]));
  const known = fc.record(fields, { requiredKeys: required.filter((name) => Object.hasOwn(fields, name)) });
  if (typeof additionalProperties !== "object") return known;
  return fc.dictionary(fc.integer({ min: 1, max: 3_000 }).map(String), arbitraryOf(additionalProperties), {
    maxKeys: 3,
  });
}

/** Values that mostly fit a schema. Now and then one part of them is something else. */
function arbitraryOf(schema: JsonSchema): fc.Arbitrary<unknown> {
  return fc.oneof({ weight: 30, arbitrary: fitting(schema) }, { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 2 }) });
}

/** The same for a schema of the contract. */
export function arbitraryOfZod(schema: z.core.$ZodType): fc.Arbitrary<unknown> {
  return arbitraryOf(z.toJSONSchema(schema, { io: "input", unrepresentable: "any", reused: "inline" }) as JsonSchema);
}
