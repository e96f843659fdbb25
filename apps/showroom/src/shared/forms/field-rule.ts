import * as z from "zod/mini";

/** A text field that the contract's schema must accept; whatever it says, people read `message`. */
export function accepted(schema: z.ZodMiniType<unknown, string>, message: string): z.ZodMiniString {
  return z.string().check(z.refine((value) => z.safeParse(schema, value).success, { error: message }));
}

/** The same with words of its own for nothing at all. */
export function required(
  schema: z.ZodMiniType<unknown, string>,
  emptyMessage: string,
  invalidMessage: string,
): z.ZodMiniString {
  return z.string().check(
    z.refine((value) => value.trim() !== "", { error: emptyMessage, abort: true }),
    z.refine((value) => z.safeParse(schema, value).success, { error: invalidMessage }),
  );
}
