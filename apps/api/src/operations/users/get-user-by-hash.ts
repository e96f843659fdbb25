import { and, eq, gt, isNull, sql } from "drizzle-orm";
import { getUserByHash } from "@showroom/api-contract/endpoints/users";
import { now } from "@showroom/service/clock";
import { digestOf } from "../../accounts/secrets.ts";
import { hasOnlyOpenid } from "../../accounts/openid/providers.ts";
import { hasSecondFactor } from "../../accounts/second-factor/factor-state.ts";
import { startSession } from "../../accounts/start-session.ts";
import { operation } from "../../kernel/operation.ts";
import { invitations, users } from "../../database/schema/accounts.ts";
import { projects } from "../../database/schema/catalogue.ts";

/** The response for unknown and expired links. */
const REFUSED = { success: false, access_token: null, redirect: null } as const;

export const getUserByHashOperation = operation(getUserByHash, async ({ app, params }) => {
  const [found] = await app.db
    .select({
      user: users,
      slug: projects.slug,
      hasSecondFactor,
      open: sql<boolean>`${and(isNull(invitations.usedAt), gt(invitations.expiresAt, now()))}`,
    })
    .from(invitations)
    .innerJoin(users, eq(users.id, invitations.userId))
    .leftJoin(projects, eq(projects.id, users.projectId))
    .where(eq(invitations.hash, digestOf(params.hash)));
  // A link in a mail must not pass a second factor, nor the identity provider.
  if (!found || found.user.disabledAt !== null || found.hasSecondFactor) return REFUSED;
  if (await hasOnlyOpenid(app.db, found.user)) return REFUSED;
  const redirect = found.slug === null ? null : `/projects/${found.slug}`;
  // After registration the link no longer signs in, but still redirects to the project.
  if (!found.open) return found.user.approvedTermsAt === null ? REFUSED : { ...REFUSED, redirect };
  const { access_token } = await startSession(app.keys, app.db, found.user, null, null);
  return { success: true, access_token, redirect };
});
