import * as z from "zod/mini";

/** A text field that the contract's schema must accept; whatever it says, people read `message`. */
export function accepted(schema: z.ZodMiniType<unknown, string>, message: string): z.ZodMiniString {
  return z.string().check(z.refine((value) => z.safeParse(schema, value).success, { error: message }));
}

/** The same with words of its own for nothing at all. One check for both: where a check ends the others, forms do not compare their fields. */
export function required(
  schema: z.ZodMiniType<unknown, string>,
  emptyMessage: string,
  invalidMessage: string,
): z.ZodMiniString {
  const isEmpty = (value: string): boolean => value.trim() === "";
  return z.string().check(
    z.refine((value) => !isEmpty(value) && z.safeParse(schema, value).success, {
      error: ({ input }) => (typeof input === "string" && isEmpty(input) ? emptyMessage : invalidMessage),
    }),
  );
}
