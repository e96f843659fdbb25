/**
 * Validation of form fields, used by the forms and by the server. The Dutch error messages are in each form's texts.
 */
import * as z from "zod/mini";
import { PASSWORD_PATTERN } from "@showroom/domain/password/password";
import { MAX_NAME_LENGTH, NAME_PATTERN, PHONE_PATTERN } from "@showroom/domain/validation/patterns";

const EMAIL_MAX = 254;
export const REMARKS_MAX_LENGTH = 5000;

/** PostgreSQL cannot store NUL and lone surrogates. */
const storable = z.refine<string>((text) => text.isWellFormed() && !text.includes("\0"), {
  error: "Contains characters that cannot be stored",
});

/** Text that can be stored, trimmed, between the two lengths. */
function text(minLength: number, maxLength: number) {
  return z.string().check(z.trim(), z.minLength(minLength), z.maxLength(maxLength), storable);
}

export const emailSchema = z.email().check(z.maxLength(EMAIL_MAX));
/** A first or last name. */
export const personNameSchema = text(1, MAX_NAME_LENGTH).check(z.regex(NAME_PATTERN));
/** The sender's name in the contact form; freer than a person's name, because a couple or a firm can also ask. */
export const senderNameSchema = text(1, MAX_NAME_LENGTH);
export const buildNumberSchema = text(1, 20);
export const phoneNumberSchema = text(1, 30).check(z.regex(PHONE_PATTERN));
export const remarksSchema = text(1, REMARKS_MAX_LENGTH);
/** A name that a buyer gives, such as of a version of a room. */
export const labelSchema = text(1, 80);

/** A password at sign-in. Only its length is checked; the server compares the rest. */
export const typedPasswordSchema = z.string().check(z.regex(/^.{1,64}$/su));
/**
 * A new password: 10 to 64 characters with an upper-case letter, a lower-case letter, a digit and a special character.
 */
export const newPasswordSchema = z.string().check(z.regex(PASSWORD_PATTERN));
