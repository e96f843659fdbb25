/** Drafts with choices that came too late: nobody handed them in before the last day of their part, and nobody offered them. */
import { inArray, sql } from "drizzle-orm";
import { LRUCache } from "lru-cache";
import { isOver, PARTS, type Part } from "@showroom/domain/closing-date/closing-date";
import { endOfDutchDay } from "@showroom/domain/format/moment";
import { recordOf } from "@showroom/domain/model/record-of";
import { cents, ZERO, type Cents } from "@showroom/domain/money/cents";
import { calculateDiscount, subTotal, totalsOfCost, type GroupTotals } from "@showroom/domain/pricing/discount";
import { nowMs } from "@showroom/service/clock";
import { watchSize } from "@showroom/service/watched-sizes";
import { roomsOf } from "../choices/read/choices-entity.ts";
import { seenWith } from "../choices/read/home.ts";
import { costOf } from "../choices/read/settle-rooms.ts";
import { partsThatDiffer } from "../choices/read/what-counts.ts";
import type { Queries } from "../database/database.ts";
import { users } from "../database/schema/accounts.ts";
import { projectChoices } from "../database/schema/choices.ts";
import type { AppContext } from "../kernel/context.ts";
import type { LoadedProject } from "../kernel/loaded-project.ts";
import { agreedPartsOf, findAcceptedOf } from "../offers/find-offers.ts";
import { keyOfChoices } from "../staff/progress.ts";
import type { Candidate, DayProjects } from "./day-candidates.ts";
import { findHomeClosings, type PhasedHome } from "./home-closings.ts";

type Tools = Pick<AppContext, "db" | "catalogue">;

/** What does not count in a draft, once its parts are closed: the parts, and what each costs. */
interface Draft {
  readonly version: number;
  readonly parts: readonly Part[];
  readonly totals: GroupTotals;
}

/** The buyers of about fifty projects. */
const MOST_REMEMBERED = 20_000;
/** Of choices in a revision of their project: to compare every room of two thousand homes is too slow for a list. */
const remembered = new LRUCache<string, Draft>({ max: MOST_REMEMBERED });
watchSize("late-drafts", MOST_REMEMBERED, () => remembered.size);

interface OpenHome extends Record<string, unknown>, PhasedHome {
  readonly choicesId: number;
  readonly ownerId: number;
  readonly version: number;
  /** The parts that were put before the buyers. */
  readonly offered: readonly Part[];
}

/** The homes with open choices in projects that can offer. */
async function findOpenHomes(db: Queries, { all }: DayProjects): Promise<OpenHome[]> {
  const { rows } = await db.execute<OpenHome>(sql`
    select c.id as "choicesId", c.user_id as "ownerId", c.version, c.project_id as "projectId", h.id as "homeId",
      coalesce(h.phase, '') as phase,
      array(select distinct p ->> 'part' from confirmations f cross join jsonb_array_elements(f.late -> 'parts') p
        where f.choices_id = c.id and f.late is not null) as offered
    from project_choices c
    join users u on u.id = c.user_id and u.role = 'projectuser' and u.disabled_at is null
    join contract_terms t on t.project_id = c.project_id
    left join homes h on h.project_id = c.project_id and lower(h.build_number) = lower(u.build_number)
    where c.project_id in ${all} and c.submit_type is null and c.archived_at is null and c.version > 0
      and (u.password_hash is not null or u.withdrawn_at is null)`);
  return rows;
}

/** Reads the drafts that changed since they were compared last. */
async function compare({ db, catalogue }: Tools, project: LoadedProject, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  const rows = await db
    .select({ user: users, row: projectChoices })
    .from(projectChoices)
    .innerJoin(users, sql`${users.id} = ${projectChoices.userId}`)
    .where(inArray(projectChoices.id, [...ids]));
  for (const { user, row } of rows) {
    const { project: seen, house } = await seenWith({ catalogue }, user, project, row);
    const place = house && { project: seen, house };
    const rooms = place ? roomsOf(place, row) : {};
    remembered.set(keyOfChoices(project, row.id), {
      version: row.version,
      parts: place ? partsThatDiffer(place, rooms, row, new Set(PARTS)) : [],
      totals: totalsOfCost(place ? costOf(place, rooms).pageCosts : []),
    });
  }
}

/** What some parts of a draft cost, with their discount. */
function priceOf(project: LoadedProject, { totals }: Draft, parts: readonly Part[]): Cents {
  const own = recordOf(PARTS, (part) => (parts.includes(part) ? totals[part] : ZERO));
  return cents(subTotal(own) - calculateDiscount(project.document, own));
}

/** Homes with choices in parts whose last day has passed, that do not count and were never put before the buyers. A home is one row. */
export async function findLateDrafts(tools: Tools, projects: DayProjects): Promise<Candidate[]> {
  const { db, catalogue } = tools;
  const homes = await findOpenHomes(db, projects);
  if (homes.length === 0) return [];
  const closingsOf = await findHomeClosings(db, projects.all);
  const at = nowMs();
  const closed = homes.flatMap((home) => {
    const over = closingsOf(home).filter((one) => isOver(one, at) && !one.isAgreed && !home.offered.includes(one.part));
    return over.length === 0 ? [] : [{ home, over }];
  });
  const late: { home: OpenHome; over: (typeof closed)[number]["over"]; draft: Draft; project: LoadedProject }[] = [];
  for (const [projectId, own] of Map.groupBy(closed, ({ home }) => home.projectId)) {
    const project = await catalogue.project(projectId);
    const draftOf = ({ choicesId }: OpenHome) => remembered.get(keyOfChoices(project, choicesId));
    const isKnown = (home: OpenHome): boolean => draftOf(home)?.version === home.version;
    await compare(
      tools,
      project,
      own.flatMap(({ home }) => (isKnown(home) ? [] : [home.choicesId])),
    );
    for (const { home, over } of own) {
      const draft = draftOf(home);
      if (draft && over.some(({ part }) => draft.parts.includes(part))) late.push({ home, over, draft, project });
    }
  }
  const offers = Map.groupBy(
    await findAcceptedOf(
      db,
      late.map(({ home }) => home.choicesId),
    ),
    ({ row }) => row.choicesId,
  );
  return late.flatMap(({ home: { choicesId, ownerId, projectId }, over, draft, project }): Candidate[] => {
    const agreed = agreedPartsOf(offers.get(choicesId) ?? []);
    const own = over.filter(({ part }) => draft.parts.includes(part) && !agreed.includes(part));
    const [first] = own.map(({ lastDay }) => lastDay).toSorted();
    if (first === undefined) return [];
    const parts = own.map(({ part }) => part);
    return [
      {
        key: `late:${ownerId}:${parts.join("+")}`,
        kind: "late",
        projectId,
        ownerId,
        at: new Date(endOfDutchDay(first)).toISOString(),
        about: ownerId,
        closing: null,
        isRegistered: false,
        late: {
          late: own.map(({ part, lastDay }) => ({ part, lastDay })),
          totalPrice: priceOf(project, draft, parts),
        },
      },
    ];
  });
}
