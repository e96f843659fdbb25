import {
  closingsOf,
  type Closing,
  type ClosingDate,
  type ClosingException,
} from "@showroom/domain/closing-date/closing-date";
import type { Statements } from "../../database/database.ts";
import type { Owner } from "./owner.ts";

/**
 * The dates of the home's phase, the home's exceptions, and the parts that former buyers of the home agreed, which closed before the
 * day on which they left. A buyer without a home of the project is in the phase without a name.
 */
const FIND = `with home as (
  select id, coalesce(phase, '') as phase from homes where project_id = $1 and lower(build_number) = lower($2)
)
select part, last_day::text as "lastDay", null as reason, false as "isAgreed" from closing_dates
where project_id = $1 and phase = coalesce((select phase from home), '')
union all
select part, last_day::text, reason, false from closing_exceptions where home_id = (select id from home)
union all
select unnest(archived_parts), (min(archived_at at time zone 'Europe/Amsterdam')::date - 1)::text, null, true
from project_choices where archived_home_id = (select id from home) group by 1`;

type Found = ClosingDate & { readonly reason: string | null; readonly isAgreed: boolean };

/** Until when a buyer may choose in each part that closes. Nothing closes for staff who try a project. */
export async function findClosings(statements: Statements, { user, project }: Owner): Promise<readonly Closing[]> {
  if (user.role !== "projectuser") return [];
  const { rows } = await statements.query<Found>({
    name: "find_closings",
    text: FIND,
    values: [project.id, user.buildNumber ?? ""],
  });
  const exceptions = rows.flatMap((row): ClosingException[] =>
    row.reason === null ? [] : [{ part: row.part, lastDay: row.lastDay, reason: row.reason }],
  );
  const dates = (isAgreed: boolean): ClosingDate[] =>
    rows
      .filter((row) => row.reason === null && row.isAgreed === isAgreed)
      .map(({ part, lastDay }) => ({ part, lastDay }));
  return closingsOf(dates(false), exceptions, dates(true));
}
