import * as z from "zod/mini";

/** A text field that the contract's schema must accept. `message` replaces the message of the schema. */
export function accepted(schema: z.ZodMiniType<unknown, string>, message: string): z.ZodMiniString {
  return z.string().check(z.refine((value) => z.safeParse(schema, value).success, { error: message }));
}

/** The same with a separate message for an empty field. It is one check, because an aborting check would skip checks between fields. */
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
