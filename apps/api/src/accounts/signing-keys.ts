import { randomUUID } from "node:crypto";
import { desc, eq, gt, isNotNull, isNull, or, sql } from "drizzle-orm";
import { exportJWK, generateKeyPair, importJWK, type CryptoKey, type JWK } from "jose";
import { ago, DAY, now, nowMs } from "@showroom/service/clock";
import type { Database, Queries } from "../database/database.ts";
import { signingKeys } from "../database/schema/accounts.ts";
import type { SigningKeys } from "../kernel/context.ts";
import { createSeal } from "../kernel/seal.ts";

export const ALGORITHM = "EdDSA";
const LOCK = 7_405_114;
/** Much longer than the lifetime of an access token. */
const PUBLISHED_AFTER_RETIREMENT = DAY;
const RELOAD_AFTER = 60_000;
/** Milliseconds between reloads for an unknown key. The key may be new, but forged key ids must not cause load. */
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

const purpose = (kid: string): string => `signing-key ${kid}`;

/** Takes a lock, so that processes that start or rotate at the same time run in sequence. */
const takeTurn = (tx: Queries): Promise<unknown> => tx.execute(sql`select pg_advisory_xact_lock(${LOCK})`);

async function makeKey(tx: Queries, secret: string): Promise<void> {
  const kid = randomUUID();
  const pair = await generateKeyPair(ALGORITHM, { crv: "Ed25519", extractable: true });
  const header = { kid, alg: ALGORITHM, use: "sig" };
  const privateJwk = { ...(await exportJWK(pair.privateKey)), ...header };
  await tx.insert(signingKeys).values({
    kid,
    privateSealed: createSeal(secret, purpose(kid)).seal(JSON.stringify(privateJwk)),
    publicJwk: { ...(await exportJWK(pair.publicKey)), ...header },
  });
}

/** Creates the first key when there is none, and encrypts keys that an earlier version stored in plain text. */
async function ensureKey(db: Database, secret: string): Promise<void> {
  await db.transaction(async (tx) => {
    await takeTurn(tx);
    await tx.update(signingKeys).set({ privateJwk: null, privateSealed: null }).where(isNotNull(signingKeys.retiredAt));
    const [present] = await tx.select().from(signingKeys).where(isNull(signingKeys.retiredAt)).limit(1);
    if (!present) return await makeKey(tx, secret);
    const { kid, privateJwk } = present;
    if (privateJwk === null) return;
    const privateSealed = createSeal(secret, purpose(kid)).seal(JSON.stringify(privateJwk));
    await tx.update(signingKeys).set({ privateJwk: null, privateSealed }).where(eq(signingKeys.kid, kid));
  });
}

async function openPrivateKey(
  secret: string,
  { kid, privateSealed }: typeof signingKeys.$inferSelect,
): Promise<CryptoKey> {
  if (privateSealed === null) throw new Error(`The signing key ${kid} has no private half`);
  let text: string;
  try {
    text = createSeal(secret, purpose(kid)).open(privateSealed);
  } catch (cause) {
    throw new Error("SECRET_KEY is not the one that the signing keys were sealed with", { cause });
  }
  return await asKey(JSON.parse(text) as JWK);
}

async function load(db: Database, secret: string): Promise<LoadedKeys> {
  const rows = await db
    .select()
    .from(signingKeys)
    .where(or(isNull(signingKeys.retiredAt), gt(signingKeys.retiredAt, ago(PUBLISHED_AFTER_RETIREMENT))))
    .orderBy(desc(signingKeys.createdAt));
  const current = rows.find((row) => row.retiredAt === null);
  if (!current) throw new Error("The database holds no signing key in use");
  const verifying = new Map(await Promise.all(rows.map(async (row) => [row.kid, await asKey(row.publicJwk)] as const)));
  return {
    at: nowMs(),
    kid: current.kid,
    signing: await openPrivateKey(secret, current),
    verifying,
    jwks: rows.map((row) => row.publicJwk),
  };
}

/**
 * Opens the signing keys in the database. All processes sign with the same key. Their private halves are sealed with
 * the installation's secret.
 * @throws Error when the secret is another than they were sealed with.
 */
export async function openSigningKeys(db: Database, secret: string): Promise<SigningKeys> {
  await ensureKey(db, secret);
  let loaded = await load(db, secret);
  let lookedForUnknownAt = 0;
  const fresh = async (): Promise<LoadedKeys> => {
    if (nowMs() - loaded.at > RELOAD_AFTER) loaded = await load(db, secret);
    return loaded;
  };
  const reloadForUnknown = async (): Promise<LoadedKeys> => {
    if (nowMs() - lookedForUnknownAt > RELOAD_FOR_UNKNOWN_AFTER) {
      lookedForUnknownAt = nowMs();
      loaded = await load(db, secret);
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

/** Activates a new key; tokens signed with the old key stay valid until they expire. */
export async function rotateSigningKey(db: Database, secret: string): Promise<void> {
  await db.transaction(async (tx) => {
    await takeTurn(tx);
    await tx
      .update(signingKeys)
      .set({ retiredAt: now(), privateJwk: null, privateSealed: null })
      .where(isNull(signingKeys.retiredAt));
    await makeKey(tx, secret);
  });
}
