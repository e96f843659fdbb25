import { eq } from "drizzle-orm";
import type { Queries } from "../../database/database.ts";
import { organisations } from "../../database/schema/catalogue.ts";
import { openidProviders } from "../../database/schema/openid.ts";
import type { UserRow } from "../../kernel/asker.ts";
import type { SealOf } from "../../kernel/seal.ts";

/** The purpose of the seal for client secrets. */
const CLIENT_SECRETS = "openid client secrets";

/** An organisation's identity provider, with what the product is there. */
export interface OpenidProvider {
  readonly organisationId: number;
  readonly issuer: string;
  readonly clientId: string;
  /** Null for a client without a secret. */
  readonly clientSecret: string | null;
}

export interface NewProvider extends OpenidProvider {
  /** Whether a password does not sign its staff in. */
  readonly isOnly: boolean;
}

/** The provider of an organisation, by its key or its id; null without one. */
export async function findProvider(
  db: Queries,
  sealOf: SealOf,
  organisation: string | number,
): Promise<OpenidProvider | null> {
  const [row] = await db
    .select({ provider: openidProviders })
    .from(openidProviders)
    .innerJoin(organisations, eq(organisations.id, openidProviders.organisationId))
    .where(eq(typeof organisation === "string" ? organisations.key : organisations.id, organisation));
  if (!row) return null;
  const { organisationId, issuer, clientId, clientSecret } = row.provider;
  return {
    organisationId,
    issuer,
    clientId,
    clientSecret: clientSecret && sealOf(CLIENT_SECRETS).open(clientSecret),
  };
}

/** Sets the provider of an organisation, or replaces it. */
export async function setProvider(tx: Queries, sealOf: SealOf, provider: NewProvider): Promise<void> {
  const { organisationId, clientSecret, ...rest } = provider;
  const values = { ...rest, clientSecret: clientSecret === null ? null : sealOf(CLIENT_SECRETS).seal(clientSecret) };
  await tx
    .insert(openidProviders)
    .values({ organisationId, ...values })
    .onConflictDoUpdate({ target: openidProviders.organisationId, set: values });
}

/** The organisations that have a provider, by name. */
export const listProviders = (db: Queries): Promise<{ key: string; name: string }[]> =>
  db
    .select({ key: organisations.key, name: organisations.name })
    .from(openidProviders)
    .innerJoin(organisations, eq(organisations.id, openidProviders.organisationId))
    .orderBy(organisations.name);

/** Whether an account signs in at its organisation's provider alone: no password and no link by mail lets it in. */
export async function hasOnlyOpenid(db: Queries, user: Pick<UserRow, "organisationId" | "role">): Promise<boolean> {
  if (user.organisationId === null || user.role === "projectuser") return false;
  const [row] = await db
    .select({ isOnly: openidProviders.isOnly })
    .from(openidProviders)
    .where(eq(openidProviders.organisationId, user.organisationId));
  return row?.isOnly === true;
}
