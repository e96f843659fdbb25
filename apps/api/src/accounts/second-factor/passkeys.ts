import { and, asc, eq } from "drizzle-orm";
import { z } from "zod";
import {
  passkeyCreationSchema,
  passkeyRequestSchema,
  type CreatedPasskey,
  type PasskeyProof,
} from "@showroom/api-contract/endpoints/second-factor";
import { now } from "@showroom/service/clock";
import type { Config } from "../../config/config.ts";
import type { Queries } from "../../database/database.ts";
import { passkeys } from "../../database/schema/second-factor.ts";
import type { UserRow } from "../../kernel/asker.ts";
import { ProblemError } from "../../kernel/problem.ts";

/** Loaded with the first passkey: it takes long, and the start need not wait for it. */
const webAuthn = () => import("@simplewebauthn/server");

/** Passkeys of one user. */
const MOST = 10;

type Site = Pick<Config, "publicUrl" | "productName">;
const hostOf = ({ publicUrl }: Site): string => new URL(publicUrl).hostname;

export async function listPasskeys(db: Queries, userId: number) {
  return await db.select().from(passkeys).where(eq(passkeys.userId, userId)).orderBy(asc(passkeys.createdAt));
}

const described = (rows: Awaited<ReturnType<typeof listPasskeys>>) =>
  rows.map(({ id, transports }) => ({ id, transports }));

/**
 * Options to create a passkey.
 * @throws ProblemError `limit-reached` past ten passkeys.
 */
export async function creationOptions(db: Queries, site: Site, user: UserRow) {
  const own = await listPasskeys(db, user.id);
  if (own.length >= MOST) throw new ProblemError("limit-reached");
  const { generateRegistrationOptions } = await webAuthn();
  const options = await generateRegistrationOptions({
    rpName: site.productName,
    rpID: hostOf(site),
    userName: user.email,
    userDisplayName: `${user.firstName} ${user.lastName}`.trim() || user.email,
    userID: new TextEncoder().encode(`user-${user.id}`),
    attestationType: "none",
    excludeCredentials: described(own),
    authenticatorSelection: { residentKey: "preferred", userVerification: "preferred" },
  });
  return z.parse(passkeyCreationSchema, options);
}

/** Stores a new passkey. False when the browser's answer does not fit the challenge or this site. */
export async function storePasskey(
  tx: Queries,
  site: Site,
  userId: number,
  made: { readonly challenge: string; readonly name: string; readonly created: CreatedPasskey },
): Promise<boolean> {
  const { transports, ...response } = made.created.response;
  const { verifyRegistrationResponse } = await webAuthn();
  const verified = await verifyRegistrationResponse({
    response: {
      ...made.created,
      clientExtensionResults: {},
      response: { ...response, ...(transports && { transports }) },
    },
    expectedChallenge: made.challenge,
    expectedOrigin: site.publicUrl,
    expectedRPID: hostOf(site),
    requireUserVerification: false,
  }).catch(() => null);
  if (!verified?.verified) return false;
  const { credential, credentialBackedUp } = verified.registrationInfo;
  const stored = await tx
    .insert(passkeys)
    .values({
      id: credential.id,
      userId,
      name: made.name,
      publicKey: Buffer.from(credential.publicKey),
      counter: credential.counter,
      transports: credential.transports ?? [],
      isBackedUp: credentialBackedUp,
    })
    .onConflictDoNothing()
    .returning({ id: passkeys.id });
  return stored.length > 0;
}

/** Options to prove a passkey; null when the user has none. */
export async function requestOptions(db: Queries, site: Site, userId: number) {
  const own = await listPasskeys(db, userId);
  if (own.length === 0) return null;
  const { generateAuthenticationOptions } = await webAuthn();
  const options = await generateAuthenticationOptions({
    rpID: hostOf(site),
    allowCredentials: described(own),
    userVerification: "preferred",
  });
  return z.parse(passkeyRequestSchema, options);
}

/** Whether a proof is from a passkey of the user, for this challenge and this site. */
export async function checkPasskey(
  tx: Queries,
  site: Site,
  userId: number,
  challenge: string,
  proof: PasskeyProof,
): Promise<boolean> {
  const isIt = and(eq(passkeys.id, proof.id), eq(passkeys.userId, userId));
  const [known] = await tx.select().from(passkeys).where(isIt).for("update");
  if (!known) return false;
  const { verifyAuthenticationResponse } = await webAuthn();
  const verified = await verifyAuthenticationResponse({
    response: { ...proof, clientExtensionResults: {} },
    expectedChallenge: challenge,
    expectedOrigin: site.publicUrl,
    expectedRPID: hostOf(site),
    requireUserVerification: false,
    credential: { id: known.id, publicKey: new Uint8Array(known.publicKey), counter: known.counter },
  }).catch(() => null);
  if (!verified?.verified) return false;
  const { newCounter, credentialBackedUp } = verified.authenticationInfo;
  await tx.update(passkeys).set({ counter: newCounter, isBackedUp: credentialBackedUp, lastUsedAt: now() }).where(isIt);
  return true;
}

export async function removePasskeyOf(tx: Queries, userId: number, passkeyId: string): Promise<boolean> {
  const gone = await tx
    .delete(passkeys)
    .where(and(eq(passkeys.id, passkeyId), eq(passkeys.userId, userId)))
    .returning({ id: passkeys.id });
  return gone.length > 0;
}
