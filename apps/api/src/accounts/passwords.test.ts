import { describe, expect, it } from "vitest";
import { createPasswords } from "./passwords.ts";

describe("passwords", () => {
  it("are hashed with argon2id at OWASP's cost, and verified", async () => {
    const passwords = await createPasswords();
    const stored = await passwords.hash("Welkom-Thuis-2026");
    expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(await passwords.verify(stored, "Welkom-Thuis-2026")).toBe(true);
    expect(await passwords.verify(stored, "Welkom-Thuis-2027")).toBe(false);
    expect(await passwords.verify(null, "nobody has this password")).toBe(false);
  });

  it("are hashed a few at a time: some wait, the rest is refused with a Retry-After", async () => {
    const passwords = await createPasswords({ atOnce: 1, waiting: 2 });
    const tries = await Promise.allSettled(Array.from({ length: 5 }, () => passwords.verify(null, "x")));
    expect(tries.map(({ status }) => status)).toEqual(["fulfilled", "fulfilled", "fulfilled", "rejected", "rejected"]);
    expect(tries[4]).toMatchObject({ reason: { code: "overloaded", status: 503, retryAfterSeconds: 5 } });
    expect(await passwords.verify(null, "x"), "there is room again").toBe(false);
  });
});
