import { DatabaseError } from "pg";
import type { Statements } from "../../database/database.ts";
import { together } from "../../database/together.ts";
import { nameOf } from "../history/history.ts";
import { roomsJson } from "../read/rooms-json.ts";
import type { ChoicesRow } from "../read/choices-row.ts";
import { rowAfter, updateChoices, type ChoicesUpdate, type WriteRow } from "./choices-rows.ts";

/** Most rows in one statement. It bounds the size of a statement and the time that its rows are locked. */
const MOST_ROWS = 64;

interface RowWrite {
  readonly before: ChoicesRow;
  readonly update: ChoicesUpdate;
}

/**
 * Only takes locks that are free, so that it neither waits for other transactions nor deadlocks with them. Rows that
 * are missing in the result were locked or changed.
 */
const UPDATE_ROWS = `with asked as materialized (
  select * from jsonb_to_recordset($1::jsonb) as row (id integer, version integer, revision integer,
    next_revision integer, rooms jsonb, catalogue_changes jsonb, total integer, at timestamptz, by_user_id integer, by_name text, by_role text,
    event text, changes jsonb)
), free as materialized (
  select id from project_choices where id = any($2::integer[]) order by id for no key update skip locked
), written as (
  update project_choices c set version = c.version + 1, rooms = a.rooms, added_cost = a.total, updated_at = a.at, revision = a.next_revision,
    told_revision = null, catalogue_changes = a.catalogue_changes
  from asked a join free using (id)
  where c.id = a.id and c.version = a.version and c.revision = a.revision returning c.id, c.version
), told as (
  insert into choice_changes (choices_id, version, by_user_id, by_name, by_role, event, changes, total_price)
  select w.id, w.version, a.by_user_id, a.by_name, a.by_role, a.event, a.changes, a.total
  from written w join asked a using (id) where a.event is not null order by w.id
)
select id, version from written`;

/** A write as JSON. The rooms are most of it, and mostly written before. */
function asked({ before, update }: RowWrite): string {
  const row = JSON.stringify(askedRow({ before, update }));
  return `${row.slice(0, -1)},"rooms":${roomsJson(update.rooms)}}`;
}

const askedRow = ({ before, update }: RowWrite) => ({
  id: before.id,
  version: before.version,
  revision: before.revision,
  next_revision: update.revision,
  catalogue_changes: update.catalogueChanges,
  total: update.totalPrice,
  at: update.at,
  by_user_id: update.actor.id,
  by_name: nameOf(update.actor),
  by_role: update.actor.role,
  event: update.told?.event ?? null,
  changes: update.told?.changes ?? [],
});

/**
 * Whether a write can share a statement. A submission is written under a lock, and another house type waits for the
 * lock of its house type.
 */
const canShare = ({ before, update }: RowWrite): boolean =>
  update.submitType === null && update.houseTypeId === before.houseTypeId;

/**
 * The versions of the written rows, by id. Empty when the database refused the statement: an invalid row stops all of
 * them.
 */
async function updateRows(statements: Statements, writes: readonly RowWrite[]): Promise<ReadonlyMap<number, number>> {
  try {
    const { rows } = await statements.query<Pick<ChoicesRow, "id" | "version">>({
      name: "update_choices_rows",
      text: UPDATE_ROWS,
      values: [`[${writes.map(asked).join(",")}]`, writes.map(({ before }) => before.id)],
    });
    return new Map(rows.map(({ id, version }) => [id, version]));
  } catch (error) {
    if (error instanceof DatabaseError) return new Map();
    throw error;
  }
}

/** Ends with the shared statement; the returned promises may end later. */
async function writeRows(
  statements: Statements,
  writes: readonly RowWrite[],
): Promise<readonly Promise<ChoicesRow | null>[]> {
  // The first write of each row. A second one is written alone and meets the version of the first.
  const shared = new Map<number, RowWrite>();
  for (const write of writes) if (canShare(write) && !shared.has(write.before.id)) shared.set(write.before.id, write);
  const versions = shared.size === 0 ? new Map() : await updateRows(statements, [...shared.values()]);
  return writes.map(async (write) => {
    const { before, update } = write;
    const version = shared.get(before.id) === write ? versions.get(before.id) : undefined;
    return version === undefined ? await updateChoices(statements, before, update) : rowAfter(before, version, update);
  });
}

const writers = new WeakMap<Statements, WriteRow>();

/**
 * Writes rows that arrive during a statement in the next one. Each row has its own version check. A row that is locked,
 * changed or invalid is written alone afterwards, so that it neither delays nor fails the others.
 */
export function rowWriter(statements: Statements): WriteRow {
  const known = writers.get(statements);
  if (known) return known;
  const write = together<RowWrite, ChoicesRow | null>(MOST_ROWS, (writes) => writeRows(statements, writes));
  const writer: WriteRow = (before, update) => write({ before, update });
  writers.set(statements, writer);
  return writer;
}
