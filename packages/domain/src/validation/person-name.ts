/** In Unicode code points, so that a letter outside the basic plane counts once. */
export const MAX_NAME_LENGTH = 100;

/** Control characters, lone surrogates, and marks that change the direction of the text around a name. */
const NEVER_IN_A_NAME = /[\p{Cc}\p{Cs}\p{Bidi_Control}\u2028\u2029]/u;

/** Whether a text with normalised spaces can be the name of a person, couple or firm: it has a letter of any script. */
export function isPersonName(name: string): boolean {
  return /\p{L}/u.test(name) && !NEVER_IN_A_NAME.test(name) && Array.from(name).length <= MAX_NAME_LENGTH;
}
