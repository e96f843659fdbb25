/** A telephone number: an optional leading +, then digits, parentheses and spaces, with at least one digit. */
export const PHONE_PATTERN = /^\+?(?=[()\s]*\d)[\d()\s]+$/;

/** A first or last name: letters of any script, with spaces, dots, hyphens and apostrophes between and after them. */
export const NAME_PATTERN = /^\p{L}[\p{L}\p{M}' ’.-]*$/u;

export const MAX_NAME_LENGTH = 100;

/** The URL of a website: a bare host name gets `https://`. */
export function websiteAddress(website: string): string {
  return /^https?:\/\//i.test(website) ? website : `https://${website}`;
}
