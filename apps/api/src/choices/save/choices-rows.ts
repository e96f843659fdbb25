import { and, eq, isNotNull, isNull, sql } from "drizzle-orm";
import type { ChangedChoice } from "@showroom/domain/model/changed-choice";
import type { SubmitType } from "@showroom/domain/model/submit-type";
import { choicesOwner } from "@showroom/domain/staff/home-buyers";
import { now } from "@showroom/service/clock";
import { calledName } from "../../accounts/home-buyers.ts";
import type { Queries, Statements } from "../../database/database.ts";
import { users } from "../../database/schema/accounts.ts";
import { projectChoices, type StoredPreparation } from "../../database/schema/choices.ts";
import type { UserRow } from "../../kernel/asker.ts";
import { ProblemError } from "../../kernel/problem.ts";
import type { Rooms } from "../read/check-rooms.ts";
import type { ChoicesRow } from "../read/choices-row.ts";
import type { HistoryFacts } from "../../accounts/home-history.ts";
import type { Home } from "../read/home.ts";
import type { Owner } from "../read/owner.ts";

const ownedBy = ({ user, project }: Home) =>
  and(
    eq(projectChoices.userId, choicesOwner(user)),
    eq(projectChoices.projectId, project.id),
    isNull(projectChoices.archivedAt),
  );

/**
 * Inserts an empty row with version 0, if there is none.
 * @throws ProblemError `home-left` when the purchase ended since the call began
 */
export async function ensureChoices(db: Queries, home: Home): Promise<void> {
  const { user, project, house } = home;
  const owner = choicesOwner(user);
  // One statement with a lock, so that who ends a purchase sees the row, or else nothing is inserted.
  const { rowCount } = await db.execute(sql`
    insert into project_choices (user_id, project_id, house_type_id, version, revision, rooms, updated_at)
    select id, ${project.id}::integer, ${house.houseType.id}::integer, 0, ${project.revision}::integer, '{}', ${now()}
    from users where id = ${owner} and left_at is null for share
    on conflict do nothing`);
  if (rowCount === 1) return;
  const [left] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, owner), isNotNull(users.leftAt)));
  if (left) throw new ProblemError("home-left");
}

/**
 * The user as stored now: since the call began another buyer may have become the owner of the choices.
 * @throws ProblemError `home-left` when the user left the home since then
 */
export async function readHolder(db: Queries, { user, project }: Owner): Promise<UserRow> {
  const [stored] = await db.select().from(users).where(eq(users.id, user.id));
  const isHolder = stored && (stored.role !== "projectuser" || stored.projectId === project.id);
  if (!isHolder) throw new ProblemError("home-left");
  return { ...user, ...stored };
}

/**
 * Locks the row until the transaction ends; inserts an empty one (version 0) if there is none. Who ends a purchase takes the same lock:
 * what somebody began before leaving is not stored afterwards.
 * @throws ProblemError `home-left` as `readHolder`
 */
export async function lockChoices(tx: Queries, home: Home): Promise<ChoicesRow> {
  let holder = home.user;
  for (;;) {
    const [row] = await tx
      .select()
      .from(projectChoices)
      .where(ownedBy({ ...home, user: holder }))
      .for("update");
    const owner = choicesOwner(holder);
    holder = await readHolder(tx, home);
    if (choicesOwner(holder) !== owner) continue;
    if (row) return row;
    await ensureChoices(tx, { ...home, user: holder });
  }
}

export interface ChoicesUpdate {
  readonly houseTypeId: number;
  /** The catalogue version of the rooms from now on. */
  readonly revision: number;
  readonly rooms: Rooms;
  /** Changes that wait for the buyer's answer; null when there are none. */
  readonly catalogueChanges: ChangedChoice[] | null;
  /** What staff prepared and waits for the buyer's answer; null when nothing does. */
  readonly prepared: StoredPreparation | null;
  /** Cents. */
  readonly totalPrice: number;
  readonly at: Date;
  /** Set when the choices are submitted. */
  readonly submitType: SubmitType | null;
  /** Whose choices they are, as the caller read it. */
  readonly holder: Pick<UserRow, "id" | "sharesChoicesOf">;
  readonly actor: UserRow;
  /** The history entry; null when nothing relevant changed. */
  readonly told: Pick<HistoryFacts, "event" | "changes" | "note"> | null;
}

/**
 * Writes choices and their history. Returns the new row. Returns null and writes nothing when the row's version differs
 * from `before`, when its catalogue version changed, or when the holder left the home.
 */
export type WriteRow = (before: ChoicesRow, update: ChoicesUpdate) => Promise<ChoicesRow | null>;

/** The row after an update that gave it `version`. */
export function rowAfter(
  before: ChoicesRow,
  version: number,
  { houseTypeId, revision, rooms, catalogueChanges, prepared, totalPrice, at, submitType }: ChoicesUpdate,
): ChoicesRow {
  return {
    ...before,
    ...(submitType === null ? {} : { submitType, submittedAt: at, reopened: null }),
    version,
    houseTypeId,
    revision,
    toldRevision: null,
    rooms,
    catalogueChanges,
    prepared,
    addedCost: totalPrice,
    updatedAt: at,
  };
}

/**
 * The choices must still be of their owner. A co-buyer's row is locked before the choices, as by who ends a purchase: whoever leaves at the
 * same moment has either saved before, or saves nothing.
 */
const UPDATE = `with holder as (
  select id from users where id = $19::integer and shares_choices_of = $18 for share
), written as (
  update project_choices set house_type_id = $3, version = version + 1, rooms = $4::jsonb, added_cost = $5, updated_at = $6,
    submit_type = coalesce($7, submit_type), submitted_at = case when $7::text is null then submitted_at else $6 end, revision = $13,
    told_revision = null, catalogue_changes = $15::jsonb, prepared = $17::jsonb, reopened = case when $7::text is null then reopened end
  where id = $1 and version = $2 and revision = $14 and user_id = $18 and ($19::integer is null or exists (select from holder))
  returning id, version
), told as (
  insert into choice_changes (choices_id, version, at, by_user_id, by_name, by_role, event, changes, total_price, note)
  select id, version, $6, $8::integer, $9, $10, $11, $12::jsonb, $5, $16 from written where $11::text is not null
)
select version from written`;

/** Writes a row (`WriteRow`) in one statement, which is atomic without a longer lock. */
export async function updateChoices(
  statements: Statements,
  before: ChoicesRow,
  update: ChoicesUpdate,
): Promise<ChoicesRow | null> {
  const { houseTypeId, revision, rooms, catalogueChanges, prepared, totalPrice, at, submitType, holder, actor, told } =
    update;
  const changes = catalogueChanges && JSON.stringify(catalogueChanges);
  const written = [before.id, before.version, houseTypeId, JSON.stringify(rooms), totalPrice, at, submitType];
  const who = [actor.id, calledName(actor), actor.role];
  const { rows } = await statements.query<Pick<ChoicesRow, "version">>({
    name: "update_choices",
    text: UPDATE,
    values: [
      ...written,
      ...who,
      told?.event ?? null,
      JSON.stringify(told?.changes ?? []),
      revision,
      before.revision,
      changes,
      told?.note ?? null,
      prepared && JSON.stringify(prepared),
      choicesOwner(holder),
      holder.sharesChoicesOf === null ? null : holder.id,
    ],
  });
  const [row] = rows;
  return row ? rowAfter(before, row.version, update) : null;
}
