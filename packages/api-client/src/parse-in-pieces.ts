/** Checks an answer against its schema without keeping the page from its user: a room's offer takes tens of milliseconds on a good phone. */
import * as z from "zod/mini";

type Schema = z.core.$ZodType;
type Pieces = Generator<void, unknown, void>;

/** Milliseconds of work between two moments in which the page can answer its user. */
const STRETCH = 8;
/** Shorter lists are checked together with what they belong to. */
const LONG = 4;

class Mismatch extends Error {}

/** A schema that asks nothing beyond what its parts ask. */
const isPlain = ({ _zod: { def } }: Schema): boolean => def.checks === undefined || def.checks.length === 0;

/** A list's schema of an item, or null where the list cannot be checked item by item. */
function itemOf(schema: Schema): Schema | null {
  return schema instanceof z.ZodMiniArray && isPlain(schema) ? schema.def.element : null;
}

/** The schemas of an object's fields, or null where it cannot be checked field by field. */
function fieldsOf(schema: Schema): Readonly<Record<string, Schema>> | null {
  return schema instanceof z.ZodMiniObject && isPlain(schema) && schema.def.catchall === undefined
    ? schema.def.shape
    : null;
}

const holdsMuch = (value: object): boolean =>
  Object.values(value).some((part) => Array.isArray(part) && part.length >= LONG && typeof part[0] === "object");

function* pieces(schema: Schema, value: unknown): Pieces {
  const item = itemOf(schema);
  if (item !== null && Array.isArray(value)) {
    const list: unknown[] = [];
    for (const part of value) list.push(yield* pieces(item, part));
    return list;
  }
  const fields = fieldsOf(schema);
  if (fields !== null && typeof value === "object" && value !== null && holdsMuch(value)) {
    const names = Object.keys(fields);
    // Whether a field may be absent is for the object as a whole to say.
    if (names.every((name) => Object.hasOwn(value, name))) {
      const record: Record<string, unknown> = {};
      for (const name of names) record[name] = yield* pieces(fields[name]!, Reflect.get(value, name));
      return record;
    }
  }
  yield;
  const result = z.safeParse(schema, value);
  if (!result.success) throw new Mismatch();
  return result.data;
}

/** Not every browser can come straight back once nothing more urgent waits. */
const pause = (): Promise<void> =>
  "scheduler" in globalThis && "yield" in scheduler
    ? scheduler.yield()
    : new Promise((resolve) => setTimeout(resolve, 0));

/** What `safeParse` makes of a value, in stretches of a few milliseconds. */
export async function parseInPieces<S extends Schema>(
  schema: S,
  value: unknown,
): Promise<z.core.util.SafeParseResult<z.output<S>>> {
  const work = pieces(schema, value);
  let since = performance.now();
  try {
    for (let step = work.next(); ; step = work.next()) {
      if (step.done) return { success: true, data: step.value as z.output<S> };
      if (performance.now() - since < STRETCH) continue;
      await pause();
      since = performance.now();
    }
  } catch (error) {
    if (!(error instanceof Mismatch)) throw error;
    // Once more as a whole, for what is wrong and where.
    return z.safeParse(schema, value);
  }
}
