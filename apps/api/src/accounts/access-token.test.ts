import { randomUUID } from "node:crypto";
import { generateKeyPair, SignJWT, type CryptoKey } from "jose";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { SigningKeys } from "../kernel/context.ts";
import { createTokenReader, signAccessToken, type ReadToken, type TokenBearer } from "./access-token.ts";

const NOW = new Date("2026-06-01T12:00:00Z");
const KID = "present";
const sessionId = randomUUID();

let key: CryptoKey;
let keys: SigningKeys;
let read: ReadToken;
const verifying = vi.fn(async (kid: string) => (kid === KID ? key : null));
beforeAll(async () => {
  // One key pair for signing and verifying, as the database has it.
  const pair = await generateKeyPair("EdDSA", { crv: "Ed25519" });
  key = pair.publicKey;
  keys = {
    signing: async () => ({ kid: KID, key: pair.privateKey }),
    verifying,
    published: async () => ({ keys: [] }),
  };
});
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: NOW });
  verifying.mockClear();
  read = createTokenReader(keys);
});
afterEach(() => vi.useRealTimers());

const pass = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1_000);

describe("an access token", () => {
  it.each<[TokenBearer, number]>([
    [{ kind: "anonymous" }, 900],
    [{ kind: "user", userId: 7, sessionId }, 900],
    [{ kind: "viewing", userId: 7, viewerId: 8, sessionId, prepares: false }, 3600],
    [{ kind: "viewing", userId: 7, viewerId: 8, sessionId, prepares: true }, 3600],
    [{ kind: "preview", userId: 7, sessionId, stagedId: 9, houseTypeId: 10 }, 3600],
  ])("of %o is read again for %i seconds", async (bearer, seconds) => {
    const token = await signAccessToken(keys, bearer, "admin");
    expect(await read(token)).toEqual(bearer);
    pass(seconds - 1);
    expect(await read(token)).toEqual(bearer);
    expect(await createTokenReader(keys)(token)).toEqual(bearer);
    pass(1);
    expect(await read(token)).toBeNull();
    expect(await createTokenReader(keys)(token)).toBeNull();
  });

  it("is verified once until it expires", async () => {
    const token = await signAccessToken(keys, { kind: "anonymous" }, "");
    for (let times = 0; times < 3; times += 1) await read(token);
    expect(verifying).toHaveBeenCalledOnce();
    pass(900);
    for (let times = 0; times < 2; times += 1) await read(token);
    expect(verifying).toHaveBeenCalledTimes(2);
  });
});

describe("a token is refused", () => {
  const user = { role: "projectuser", sid: sessionId, token_use: "access" };
  const sign = async (
    claims: Readonly<Record<string, unknown>>,
    header: { alg?: string; kid?: string; typ?: string } = {},
  ) =>
    await new SignJWT({ sub: "7", aud: "showroom", exp: NOW.getTime() / 1_000 + 60, ...claims })
      .setProtectedHeader({ alg: "EdDSA", kid: KID, typ: "at+jwt", ...header })
      .sign((await keys.signing()).key);

  it("unless all its claims are right", async () => {
    expect(await read(await sign(user))).toEqual({ kind: "user", userId: 7, sessionId });
  });

  it.each<[string, Readonly<Record<string, unknown>>]>([
    ["without an expiry", { ...user, exp: undefined }],
    ["for another audience", { ...user, aud: "elsewhere" }],
    ["without an audience", { ...user, aud: undefined }],
    ["of another use", { ...user, token_use: "refresh" }],
    ["without a session", { ...user, sid: undefined }],
    ["of a user who is anonymous", { ...user, role: "anonymous" }],
    ["of an anonymous visitor with a role", { ...user, sub: "anonymous" }],
    ["of an unknown role", { ...user, role: "king" }],
    ["of a user with the id 0", { ...user, sub: "0" }],
  ])("%s", async (_, claims) => {
    expect(await read(await sign(claims))).toBeNull();
  });

  it.each([
    ["by an unknown key", { kid: "unknown" }],
    ["without the name of a key", { kid: "" }],
    ["of another type", { typ: "JWT" }],
  ])("%s", async (_, header) => {
    expect(await read(await sign(user, header))).toBeNull();
  });

  it("when it is no token at all", async () => {
    expect(await read("x")).toBeNull();
  });
});
