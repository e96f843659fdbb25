export const PASSWORD_MIN_LENGTH = 10;
export const PASSWORD_MAX_LENGTH = 64;
/** 10 to 64 characters with at least one lower-case letter, upper-case letter, digit and special character. */
export const PASSWORD_PATTERN = /^(?=.*\p{Ll})(?=.*\p{Lu})(?=.*\p{Nd})(?=.*[^\p{L}\p{N}\s]).{10,64}$/su;

export type PasswordStrength = 1 | 2 | 3 | 4 | 5;
/** Weaker passwords are refused; the meter is red below it and green from it on. */
export const LEAST_STRENGTH: PasswordStrength = 4;

/** What a password has and lacks, for a list of hints beside the field. */
export interface PasswordFacts {
  /** In Unicode code points, so that an emoji counts once. */
  readonly length: number;
  readonly lower: boolean;
  readonly upper: boolean;
  readonly digit: boolean;
  readonly symbol: boolean;
}

export function passwordFacts(password: string): PasswordFacts {
  return {
    length: Array.from(password).length,
    lower: /\p{Ll}/u.test(password),
    upper: /\p{Lu}/u.test(password),
    digit: /\p{Nd}/u.test(password),
    symbol: /[^\p{L}\p{N}\s]/u.test(password),
  };
}

/** From 1, weak, to 5, strong. */
export function passwordStrength(password: string): PasswordStrength {
  const { length, lower, upper, digit, symbol } = passwordFacts(password);
  const all = lower && upper && digit && symbol;
  if (all && length >= 12) return 5;
  if (all && length >= 10) return 4;
  if (length < 8 || !lower || !upper) return 1;
  return digit || symbol ? 3 : 2;
}

/** The strength shown for a known password, which is refused whatever its characters. */
export const STRENGTH_OF_KNOWN: PasswordStrength = 1;

/** Whether a password may be used: it fits the pattern and is strong enough. */
export function isAcceptablePassword(password: string): boolean {
  return PASSWORD_PATTERN.test(password) && passwordStrength(password) >= LEAST_STRENGTH;
}
