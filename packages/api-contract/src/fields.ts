/**
 * Validation of form fields, used by the forms and by the server. The Dutch error messages are in each form's texts.
 */
import * as z from "zod/mini";
import { PASSWORD_PATTERN } from "@showroom/domain/password/password";
import { EMAIL_MAX_LENGTH, isEmail, normaliseEmail } from "@showroom/domain/validation/email";
import { normalisePhone, PHONE_PATTERN } from "@showroom/domain/validation/patterns";
import { isPersonName, MAX_NAME_LENGTH } from "@showroom/domain/validation/person-name";
import { normaliseSpaces } from "@showroom/domain/validation/text";

export const REMARKS_MAX_LENGTH = 5000;

/** PostgreSQL cannot store NUL and lone surrogates. */
const storable = z.refine<string>((text) => text.isWellFormed() && !text.includes("\0"), {
  error: "Contains characters that cannot be stored",
});

/** Text that can be stored, trimmed, between the two lengths. */
export function storableText(minLength: number, maxLength: number) {
  return z.string().check(z.trim(), z.minLength(minLength), z.maxLength(maxLength), storable);
}

export const emailSchema = z
  .string()
  .check(z.overwrite(normaliseEmail), z.maxLength(EMAIL_MAX_LENGTH), z.refine(isEmail, { error: "No e-mail address" }));
/** A first or last name, or the name of who asks a question. */
export const personNameSchema = z.string().check(
  z.overwrite(normaliseSpaces),
  z.minLength(1),
  z.refine(isPersonName, {
    error: `A name has a letter, no control characters, and at most ${MAX_NAME_LENGTH} characters`,
  }),
);
/** The name of somebody who may not have given it yet: then it is empty. */
export const knownNameSchema = z.string().check(
  z.overwrite(normaliseSpaces),
  z.refine((name) => name === "" || isPersonName(name), {
    error: `A name has a letter, no control characters, and at most ${MAX_NAME_LENGTH} characters`,
  }),
);
export const buildNumberSchema = z
  .string()
  .check(z.overwrite(normaliseSpaces), z.minLength(1), z.maxLength(20), storable);
export const phoneNumberSchema = z
  .string()
  .check(z.overwrite(normalisePhone), z.minLength(1), z.maxLength(30), z.regex(PHONE_PATTERN));
export const remarksSchema = storableText(1, REMARKS_MAX_LENGTH);
/** A name that a buyer gives, such as of a version of a room. */
export const labelSchema = storableText(1, 80);

/** A password at sign-in. Only its length is checked; the server compares the rest. */
export const typedPasswordSchema = z.string().check(z.regex(/^.{1,64}$/su));
/**
 * A new password: 10 to 64 characters with an upper-case letter, a lower-case letter, a digit and a special character.
 */
export const newPasswordSchema = z.string().check(z.regex(PASSWORD_PATTERN));
