import * as fc from "fast-check";
import { z } from "zod";
import { bundleSchema } from "@showroom/api-contract/bundle/bundle";
import { identityOf, validOf } from "./valid-values.ts";

type Entry = Record<string, unknown>;

/** A field somewhere in a bundle: a value, or a list of entries. */
interface Field {
  /** Where the schema has it, without the numbers of entries. */
  readonly path: string;
  readonly schema: z.core.$ZodType;
  readonly holder: Entry;
  readonly name: string;
  /** The list that the entry with this field is in. */
  readonly among: readonly unknown[];
}

const isEntry = (value: unknown): value is Entry =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The schema below optional, nullable and default. */
function bare(schema: z.core.$ZodType): z.core.$ZodTypes {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  return def.type === "optional" || def.type === "nullable" || def.type === "default" || def.type === "prefault"
    ? bare(def.innerType)
    : (schema as z.core.$ZodTypes);
}

function fieldsOf(schema: z.core.$ZodType, holder: Entry, above: string, among: readonly unknown[]): Field[] {
  const { def } = bare(schema)._zod;
  if (def.type !== "object") return [];
  return Object.entries(def.shape).flatMap(([name, field]): Field[] => {
    const path = above === "" ? name : `${above}.${name}`;
    const inner = bare(field)._zod.def;
    if (inner.type === "literal" || name === "$schema") return [];
    const value = holder[name];
    const own: Field = { path, schema: field, holder, name, among };
    if (isEntry(value)) return [own, ...fieldsOf(field, value, path, [])];
    if (inner.type !== "array" || !Array.isArray(value)) return [own];
    const entries = value as unknown[];
    return [own, ...entries.flatMap((entry) => (isEntry(entry) ? fieldsOf(inner.element, entry, path, entries) : []))];
  });
}

/** Every field of a bundle that can be edited. */
export const fieldsIn = (bundle: unknown): readonly Field[] => fieldsOf(bundleSchema, bundle as Entry, "", []);

/** A bundle as it is stored, with the defaults of the contract. */
export const storedBundle = (value: unknown): unknown => JSON.parse(JSON.stringify(bundleSchema.parse(value)));

const isUnique = (entries: readonly unknown[]): boolean =>
  !entries.every(isEntry) || new Set(entries.map(identityOf)).size === entries.length;

const found = new Map<string, z.core.$ZodType>();
/** Values for the schema of a path. A generator tells its arbitraries apart by their arguments as text, so these are paths. */
const validAt = (path: string) => validOf(found.get(path) ?? z.never());

/** Adds, removes or moves an entry of a list, or gives a field another value. Keys stay unique. */
export function editField(g: fc.GeneratorValue, { path, schema, holder, name, among }: Field): void {
  const value = holder[name];
  const { def } = bare(schema)._zod;
  const former = structuredClone(value);
  if (Array.isArray(value) && def.type === "array" && bare(def.element)._zod.def.type === "object") {
    const entries = value as unknown[];
    found.set(`${path}[]`, def.element);
    const at = g(fc.nat, { max: entries.length });
    const kind = g(fc.constantFrom, "add", "remove", "move");
    if (kind === "add") entries.splice(at, 0, g(validAt, `${path}[]`));
    const [gone] = kind === "add" ? [] : entries.splice(at, 1);
    if (kind === "move" && gone !== undefined) entries.splice(g(fc.nat, { max: entries.length }), 0, gone);
    if (!isUnique(entries) || !z.safeParse(schema, entries).success) holder[name] = former;
    return;
  }
  found.set(path, schema);
  holder[name] = g(validAt, path);
  if (!isUnique(among)) holder[name] = former;
}

/** Another version of a bundle, with some edits anywhere. Each list of the contract is as likely as the others. */
export function edited(g: fc.GeneratorValue, bundle: unknown): unknown {
  const version = structuredClone(bundle);
  const count = g(fc.integer, { min: 1, max: 8 });
  for (let at = 0; at < count; at++) {
    const fields = fieldsIn(version);
    const lists = [...new Set(fields.map(({ path }) => path.replace(/\.?\w+$/, "")))];
    const list = lists[g(fc.nat, { max: lists.length - 1 })];
    const within = fields.filter(({ path }) => path.replace(/\.?\w+$/, "") === list);
    const field = within[g(fc.nat, { max: within.length - 1 })];
    if (field) editField(g, field);
  }
  return storedBundle(version);
}
