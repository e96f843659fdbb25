/** SQL about the second factor of the table `users` in a query. */
import { sql } from "drizzle-orm";
import type { sessions } from "../../database/schema/accounts.ts";
import { projectsAssigned } from "../projects-assigned.ts";

/** Whether the user has a confirmed second factor. */
export const hasSecondFactor = sql<boolean>`("users"."totp_confirmed_at" is not null
  or exists (select 1 from "passkeys" where "passkeys"."user_id" = "users"."id"))`;

const allRoles = sql`(array["users"."role"] || "users"."roles")`;

/**
 * Whether the user is staff and an organisation requires a second factor of them: their own, or one whose projects they
 * may enter.
 */
export const isSecondFactorRequired = sql<boolean>`(case
  when ${allRoles} && array['admin', 'projectadmin', 'showroomadvisor'] then exists (
    select 1 from "organisations" as o where o."second_factor_required" and (
      o."id" = "users"."organisation_id"
      or 'admin' = any(${allRoles})
      or ('projectadmin' = any(${allRoles}) and not ${projectsAssigned})
      or exists (select 1 from "projects" as p where p."showroom_id" = o."id" and p."id" = any("users"."project_ids"))))
  else false end)`;

/**
 * Whether the user must enrol a second factor before anything else. In a session of an identity provider never: what
 * else than a password it asks is the organisation's to say.
 */
export const mustEnrolIn = (session: Pick<typeof sessions, "byOpenid">) =>
  sql<boolean>`(${isSecondFactorRequired} and not ${session.byOpenid} and not ${hasSecondFactor})`;
