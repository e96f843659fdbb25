import * as z from "zod/mini";
import { emailSchema } from "@showroom/api-contract/fields";
import { signInTexts } from "./texts.ts";

/** Validates the fields of the form; the server checks the password. */
export const signInSchema = z.object({
  email: z
    .string()
    .check(z.refine((value) => z.safeParse(emailSchema, value).success, { error: signInTexts.invalidEmail })),
  password: z.string().check(z.minLength(1, { error: signInTexts.passwordRequired })),
});
export type SignInValues = z.output<typeof signInSchema>;
