import {
  closingsOf,
  type Closing,
  type ClosingDate,
  type ClosingException,
} from "@showroom/domain/closing-date/closing-date";
import type { Statements } from "../../database/database.ts";
import type { Owner } from "./owner.ts";

/** The dates of the home's phase, and the home's exceptions. A buyer without a home of the project is in the phase without a name. */
const FIND = `with home as (
  select id, coalesce(phase, '') as phase from homes where project_id = $1 and lower(build_number) = lower($2)
)
select part, last_day::text as "lastDay", null as reason from closing_dates
where project_id = $1 and phase = coalesce((select phase from home), '')
union all
select part, last_day::text, reason from closing_exceptions where home_id = (select id from home)`;

type Found = ClosingDate & { readonly reason: string | null };

/** Until when a buyer may choose in each part that closes. Nothing closes for staff who try a project. */
export async function findClosings(statements: Statements, { user, project }: Owner): Promise<readonly Closing[]> {
  if (user.role !== "projectuser") return [];
  const { rows } = await statements.query<Found>({
    name: "find_closings",
    text: FIND,
    values: [project.id, user.buildNumber ?? ""],
  });
  const exceptions = rows.flatMap((row): ClosingException[] =>
    row.reason === null ? [] : [{ ...row, reason: row.reason }],
  );
  return closingsOf(
    rows.filter(({ reason }) => reason === null),
    exceptions,
  );
}
