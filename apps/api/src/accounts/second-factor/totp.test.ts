import { describe, expect, it } from "vitest";
import { newTotpSecret, stepOfCode, totpAddress } from "./totp.ts";

/** The secret of RFC 6238's test vectors, "12345678901234567890", in base32. */
const SECRET = "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ";

describe("a code of an authenticator app", () => {
  it.each([
    [59, "287082", 1],
    [1_111_111_109, "081804", 37_037_036],
    [1_234_567_890, "005924", 41_152_263],
    [20_000_000_000, "353130", 666_666_666],
  ])("is that of RFC 6238 at %i seconds", (seconds, code, step) => {
    expect(stepOfCode(SECRET, code, null, seconds * 1000)).toBe(step);
  });

  it("counts one step before and after, and no further", () => {
    const at = (seconds: number) => stepOfCode(SECRET, "081804", null, (1_111_111_080 + seconds) * 1000);
    expect([at(-31), at(-30), at(0), at(59), at(60)]).toEqual([null, 37_037_036, 37_037_036, 37_037_036, null]);
  });

  it("works once, and no code before it works afterwards", () => {
    const now = 1_111_111_109_000;
    expect(stepOfCode(SECRET, "081804", 37_037_035, now)).toBe(37_037_036);
    expect(stepOfCode(SECRET, "081804", 37_037_036, now)).toBeNull();
    expect(stepOfCode(SECRET, "081804", 37_037_037, now)).toBeNull();
  });

  it("of another secret is wrong", () => {
    expect(stepOfCode(newTotpSecret(), "081804", null, 1_111_111_109_000)).toBeNull();
  });
});

it("a QR code names product and account", () => {
  const [name, parameters] = totpAddress(SECRET, "adviseur@showroom.example", "Digitale Showroom").split("?");
  expect(decodeURIComponent(name ?? "")).toBe("otpauth://totp/Digitale Showroom:adviseur@showroom.example");
  expect(Object.fromEntries(new URLSearchParams(parameters))).toMatchObject({
    secret: SECRET,
    issuer: "Digitale Showroom",
    digits: "6",
    period: "30",
  });
});

it("secrets have 160 random bits", () => {
  const secrets = Array.from({ length: 20 }, newTotpSecret);
  expect(new Set(secrets).size).toBe(20);
  for (const secret of secrets) expect(secret).toMatch(/^[A-Z2-7]{32}$/);
});
