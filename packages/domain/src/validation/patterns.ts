/** A telephone number: an optional leading +, then digits, parentheses and spaces, with at least one digit. */
export const PHONE_PATTERN = /^\+?(?=[()\s]*\d)[\d()\s]+$/;

/** A first or last name: letters of any script, with spaces, dots, hyphens and apostrophes between and after them. */
export const NAME_PATTERN = /^\p{L}[\p{L}\p{M}' ’.-]*$/u;

export const MAX_NAME_LENGTH = 100;

/** A website as it is opened: one that is written as its mere host gets a prefix. */
export function websiteAddress(website: string): string {
  return /^https?:\/\//i.test(website) ? website : `https://${website}`;
}
