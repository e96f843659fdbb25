/** SQL: whether the organisation of the user of a query lets project admins enter assigned projects only. */
import { sql } from "drizzle-orm";

export const projectsAssigned = sql<boolean>`exists (
  select 1 from "organisations" as own where own."id" = "users"."organisation_id" and own."projects_assigned")`;
