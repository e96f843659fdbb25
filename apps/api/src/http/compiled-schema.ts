import * as z from "zod/mini";

type Schema = z.core.$ZodType;

/**
 * A schema that accepts, refuses and answers what the given one does, in little more than half the time: zod writes a function for every object in it.
 * A browser's policy forbids that, so the contract itself does without.
 */
export function compiledSchema(schema: Schema): Schema {
  if (schema instanceof z.core.$ZodObject) {
    const { def } = schema._zod;
    const shape = Object.fromEntries(
      Object.entries(def.shape).map(([name, field]): [string, Schema] => [name, compiledSchema(field)]),
    );
    return new z.core.$ZodObjectJIT({ ...def, shape });
  }
  if (schema instanceof z.core.$ZodArray) return changed(schema, { element: compiledSchema(schema._zod.def.element) });
  if (schema instanceof z.core.$ZodRecord)
    return changed(schema, { valueType: compiledSchema(schema._zod.def.valueType) });
  if (schema instanceof z.core.$ZodNullable || schema instanceof z.core.$ZodOptional)
    return changed(schema, { innerType: compiledSchema(schema._zod.def.innerType) });
  return schema;
}

function changed<S extends Schema>(schema: S, change: Partial<S["_zod"]["def"]>): S {
  return z.core.clone(schema, { ...schema._zod.def, ...change });
}
