/** The schemas of the sign-in forms, based on the field schemas of the contract, with Dutch messages. */
import * as z from "zod/mini";
import {
  buildNumberSchema,
  emailSchema,
  newPasswordSchema,
  personNameSchema,
  typedPasswordSchema,
} from "@showroom/api-contract/fields";
import { accepted, required } from "../../shared/forms/field-rule.ts";
import { forgotTexts, loginTexts, registerTexts, resetTexts } from "./texts.ts";

export const loginSchema = z.object({
  email: accepted(emailSchema, loginTexts.invalidEmail),
  password: required(typedPasswordSchema, loginTexts.passwordRequired, loginTexts.failed),
});
export type LoginValues = z.output<typeof loginSchema>;

export const forgotSchema = z.object({ email: accepted(emailSchema, forgotTexts.invalidEmail) });
export type ForgotValues = z.output<typeof forgotSchema>;

const passwords = {
  password: required(newPasswordSchema, registerTexts.passwordRequired, registerTexts.passwordWeak),
  passwordConfirmation: z.string().check(z.minLength(1, { error: registerTexts.passwordRequired })),
};

const passwordsAreEqual = z.refine<{ password: string; passwordConfirmation: string }>(
  ({ password, passwordConfirmation }) => passwordConfirmation === "" || password === passwordConfirmation,
  {
    error: resetTexts.passwordsUnequal,
    path: ["passwordConfirmation"],
    params: { key: "passwordsAreNotEqual" },
    when: () => true,
  },
);

export const resetSchema = z.object(passwords).check(passwordsAreEqual);
export type ResetValues = z.output<typeof resetSchema>;

export const registerSchema = z
  .object({
    firstName: accepted(personNameSchema, registerTexts.invalidFirstName),
    lastName: accepted(personNameSchema, registerTexts.invalidLastName),
    buildNo: accepted(buildNumberSchema, registerTexts.invalidBuildNo),
    email: accepted(emailSchema, registerTexts.invalidEmail),
    ...passwords,
    hasApprovedTerms: z.boolean().check(z.refine((approved) => approved, { error: registerTexts.termsRequired })),
  })
  .check(passwordsAreEqual);
export type RegisterValues = z.output<typeof registerSchema>;

/** For users without a home in a project, such as advisors: without a build number. */
export const registerWithoutHomeSchema = z
  .object({ ...registerSchema.shape, buildNo: z.string() })
  .check(passwordsAreEqual);
