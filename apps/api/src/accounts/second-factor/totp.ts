import { Secret, TOTP } from "otpauth";
import { nowMs } from "@showroom/service/clock";

/** RFC 4226 recommends 160 bits. */
const SECRET_BYTES = 20;
const STEP_SECONDS = 30;
/** Steps before and after the present one that count, for clocks that differ. */
const WINDOW = 1;

/** The parameters that every authenticator app knows. */
const totpOf = (secret: string): TOTP =>
  new TOTP({ secret: Secret.fromBase32(secret), algorithm: "SHA1", digits: 6, period: STEP_SECONDS });

/** A new secret in base32. */
// Stryker disable next-line ObjectLiteral: the library makes secrets of the same length by default
export const newTotpSecret = (): string => new Secret({ size: SECRET_BYTES }).base32;

/** The `otpauth:` address of a secret, for a QR code. */
export function totpAddress(secret: string, email: string, productName: string): string {
  const totp = totpOf(secret);
  totp.issuer = productName;
  totp.label = email;
  return totp.toString();
}

/**
 * The time step of a correct code. Null for a wrong code and for one of the last accepted step or an earlier step,
 * because each code works once.
 */
export function stepOfCode(secret: string, code: string, lastStep: number | null, at = nowMs()): number | null {
  const delta = totpOf(secret).validate({ token: code, window: WINDOW, timestamp: at });
  if (delta === null) return null;
  const step = Math.floor(at / 1000 / STEP_SECONDS) + delta;
  return step <= (lastStep ?? 0) ? null : step;
}
