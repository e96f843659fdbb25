import { sql } from "drizzle-orm";
import {
  closingsOf,
  type Closing,
  type ClosingDate,
  type ClosingException,
} from "@showroom/domain/closing-date/closing-date";
import type { Queries } from "../database/database.ts";
import { closingDates } from "../database/schema/closings.ts";

/** A home with its phase; without a home of the project, the phase without a name. */
export interface PhasedHome {
  readonly projectId: number;
  readonly homeId: number | null;
  readonly phase: string;
}

type OfHome<Found> = Found & Record<string, unknown> & { readonly homeId: number };

/** The closings of any home of some projects, as `findClosings` has those of one. */
export async function findHomeClosings(
  db: Queries,
  projectIds: readonly number[],
): Promise<(home: PhasedHome) => readonly Closing[]> {
  const dates = await db
    .select()
    .from(closingDates)
    .where(sql`${closingDates.projectId} in ${projectIds}`);
  const { rows: exceptions } = await db.execute<OfHome<ClosingException>>(sql`
    select e.home_id as "homeId", e.part, e.last_day::text as "lastDay", e.reason
    from closing_exceptions e join homes h on h.id = e.home_id where h.project_id in ${projectIds}`);
  const { rows: agreed } = await db.execute<OfHome<ClosingDate>>(sql`
    select h.id as "homeId", unnest(c.archived_parts) as part,
      (min(c.archived_at at time zone 'Europe/Amsterdam')::date - 1)::text as "lastDay"
    from project_choices c join homes h on h.id = c.archived_home_id where h.project_id in ${projectIds} group by 1, 2`);
  const ofPhase = Map.groupBy(dates, ({ projectId, phase }) => `${projectId} ${phase}`);
  const ofHome = Map.groupBy(exceptions, ({ homeId }) => homeId);
  const agreedOf = Map.groupBy(agreed, ({ homeId }) => homeId);
  return ({ projectId, homeId, phase }) =>
    closingsOf(
      ofPhase.get(`${projectId} ${phase}`) ?? [],
      (homeId === null ? undefined : ofHome.get(homeId)) ?? [],
      (homeId === null ? undefined : agreedOf.get(homeId)) ?? [],
    );
}
