import { randomUUID } from "node:crypto";
import { desc, gt, isNull, or, sql } from "drizzle-orm";
import { exportJWK, generateKeyPair, importJWK, type CryptoKey, type JWK } from "jose";
import type { Database } from "../database/database.ts";
import { signingKeys } from "../database/schema/accounts.ts";
import type { SigningKeys } from "../kernel/context.ts";

export const ALGORITHM = "EdDSA";
const LOCK = 7_405_114;
/** Far longer than an access token lives. */
const PUBLISHED_AFTER_RETIREMENT = sql`now() - interval '1 day'`;
const RELOAD_AFTER = 60_000;
/** A key that is not known may be new; made-up ones must not make work. */
const RELOAD_FOR_UNKNOWN_AFTER = 1_000;

interface LoadedKeys {
  readonly at: number;
  readonly kid: string;
  readonly signing: CryptoKey;
  readonly verifying: ReadonlyMap<string, CryptoKey>;
  readonly jwks: readonly JWK[];
}

async function asKey(jwk: JWK): Promise<CryptoKey> {
  const key = await importJWK(jwk, ALGORITHM);
  if (key instanceof Uint8Array) throw new Error("A signing key is an Ed25519 key pair");
  return key;
}

/** Makes the first key when there is none. The lock lets processes that start together share one. */
async function ensureKey(db: Database): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${LOCK})`);
    const [present] = await tx
      .select({ kid: signingKeys.kid })
      .from(signingKeys)
      .where(isNull(signingKeys.retiredAt))
      .limit(1);
    if (present) return;
    const kid = randomUUID();
    const pair = await generateKeyPair(ALGORITHM, { crv: "Ed25519", extractable: true });
    const header = { kid, alg: ALGORITHM, use: "sig" };
    await tx.insert(signingKeys).values({
      kid,
      privateJwk: { ...(await exportJWK(pair.privateKey)), ...header },
      publicJwk: { ...(await exportJWK(pair.publicKey)), ...header },
    });
  });
}

async function load(db: Database): Promise<LoadedKeys> {
  const rows = await db
    .select()
    .from(signingKeys)
    .where(or(isNull(signingKeys.retiredAt), gt(signingKeys.retiredAt, PUBLISHED_AFTER_RETIREMENT)))
    .orderBy(desc(signingKeys.createdAt));
  const current = rows.find((row) => row.retiredAt === null);
  if (!current) throw new Error("The database holds no signing key in use");
  const verifying = new Map(await Promise.all(rows.map(async (row) => [row.kid, await asKey(row.publicJwk)] as const)));
  return {
    at: Date.now(),
    kid: current.kid,
    signing: await asKey(current.privateJwk),
    verifying,
    jwks: rows.map((row) => row.publicJwk),
  };
}

/** Signing keys live in the database: every process signs with the same one and knows every other's. */
export async function openSigningKeys(db: Database): Promise<SigningKeys> {
  await ensureKey(db);
  let loaded = await load(db);
  let lookedForUnknownAt = 0;
  const fresh = async (): Promise<LoadedKeys> => {
    if (Date.now() - loaded.at > RELOAD_AFTER) loaded = await load(db);
    return loaded;
  };
  const reloadForUnknown = async (): Promise<LoadedKeys> => {
    if (Date.now() - lookedForUnknownAt > RELOAD_FOR_UNKNOWN_AFTER) {
      lookedForUnknownAt = Date.now();
      loaded = await load(db);
    }
    return loaded;
  };
  return {
    signing: async () => {
      const keys = await fresh();
      return { kid: keys.kid, key: keys.signing };
    },
    verifying: async (kid) =>
      (await fresh()).verifying.get(kid) ?? (await reloadForUnknown()).verifying.get(kid) ?? null,
    published: async () => ({ keys: (await fresh()).jwks }),
  };
}

/** Takes a new key into use; tokens signed with the old one stay good until they expire. */
export async function rotateSigningKey(db: Database): Promise<void> {
  await db
    .update(signingKeys)
    .set({ retiredAt: sql`now()` })
    .where(isNull(signingKeys.retiredAt));
  await ensureKey(db);
}
