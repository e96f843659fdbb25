import * as z from "zod/mini";

/** The first problem of each invalid field, by name, in the order of the schema. */
export function fieldProblems(
  schema: z.ZodMiniType,
  values: Readonly<Record<string, string>>,
): ReadonlyMap<string, string> {
  const problems = new Map<string, string>();
  for (const { path, message } of z.safeParse(schema, values).error?.issues ?? []) {
    const name = String(path[0]);
    if (!problems.has(name)) problems.set(name, message);
  }
  return problems;
}
