/**
 * The fields that people fill in. One place says what is valid, for the forms and for the server; what a form says
 * about it in Dutch stands in the form's own texts.
 */
import * as z from "zod/mini";
import { PASSWORD_PATTERN } from "@showroom/domain/password/password";
import { MAX_NAME_LENGTH, NAME_PATTERN, PHONE_PATTERN } from "@showroom/domain/validation/patterns";

const EMAIL_MAX = 254;
export const REMARKS_MAX_LENGTH = 5000;

/** NUL and halves of surrogate pairs have no place in a database's text. */
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
/** How people who ask something call themselves: one person, a couple, a firm. */
export const senderNameSchema = text(1, MAX_NAME_LENGTH);
export const buildNumberSchema = text(1, 20);
export const phoneNumberSchema = text(1, 30).check(z.regex(PHONE_PATTERN));
export const remarksSchema = text(1, REMARKS_MAX_LENGTH);
/** The name of something a buyer keeps, such as a version of a room. */
export const labelSchema = text(1, 80);

/** A password as typed at sign-in: whatever it is, it is compared, unless it is too long to be one. */
export const typedPasswordSchema = z.string().check(z.regex(/^.{1,64}$/su));
/** A password that someone sets: 10 to 64 characters with an upper-case letter, a lower-case letter, a digit and a special character. */
export const newPasswordSchema = z.string().check(z.regex(PASSWORD_PATTERN));
