import { useEffect, useState } from "react";
import { isKnownPassword } from "@showroom/domain/password/known-password";
import { LEAST_STRENGTH, passwordStrength, STRENGTH_OF_KNOWN } from "@showroom/domain/password/password";
import type { PasswordStrength } from "@showroom/domain/password/password";

type Common = ReadonlySet<string>;

/** Null without a password. Not green before the list of common passwords is there. */
export function strengthOf(password: string, common: Common | null): PasswordStrength | null {
  if (password === "") return null;
  const strength = passwordStrength(password);
  if (strength < LEAST_STRENGTH) return strength;
  if (common === null) return 3;
  return isKnownPassword(common, password) ? STRENGTH_OF_KNOWN : strength;
}

/** The strength of a new password for the meter, and whether the server will refuse it as a known one. */
export function usePasswordStrength(password: string): {
  readonly strength: PasswordStrength | null;
  readonly known: boolean;
} {
  const [common, setCommon] = useState<Common | null>(null);
  const wanted = password !== "";
  useEffect(() => {
    if (!wanted) return undefined;
    let left = false;
    // Without the list the server is the only judge.
    import("./known-passwords.ts").then(({ COMMON_PASSWORDS }) => left || setCommon(COMMON_PASSWORDS)).catch(() => {});
    return () => {
      left = true;
    };
  }, [wanted]);
  const strength = strengthOf(password, common);
  const known = strength === STRENGTH_OF_KNOWN && passwordStrength(password) >= LEAST_STRENGTH;
  return { strength, known };
}
