import type { PasswordStrength } from "@showroom/ui/controls/password-field/password-field";

/** Strength of a password for the meter; null while nothing is typed. From 4 it may be used. */
export function strengthOf(password: string): PasswordStrength | null {
  if (password === "") return null;
  const letters = /\p{Ll}/u.test(password) && /\p{Lu}/u.test(password);
  const digit = /\d/.test(password);
  const symbol = /[^\p{L}\d\s]/u.test(password);
  const { length } = password;
  if (letters && digit && symbol && length >= 10) return length >= 12 ? 5 : 4;
  if (!letters || length < 8) return 1;
  return digit || symbol ? 3 : 2;
}
