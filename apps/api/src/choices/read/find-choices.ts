import { choicesOwner } from "@showroom/domain/staff/home-buyers";
import type { Statements } from "../../database/database.ts";
import { inBatches } from "../../database/in-batches.ts";
import type { ChoicesRow } from "./choices-row.ts";
import type { Owner } from "./owner.ts";

const COLUMNS = `id, user_id as "userId", project_id as "projectId", house_type_id as "houseTypeId", version, revision, told_revision as "toldRevision", rooms, catalogue_changes as "catalogueChanges", prepared,
  submit_type as "submitType", submitted_at as "submittedAt", reopened, handed_in_rooms as "handedInRooms", late_agreed as "lateAgreed", submit_3d as "submit3D", submitted_3d_at as "submitted3DAt", appointment,
  added_cost as "addedCost", budget, favourites, updated_at as "updatedAt",
  archived_at as "archivedAt", archived_home_id as "archivedHomeId", archived_for as "archivedFor", archived_parts as "archivedParts", moved_from as "movedFrom"`;

type Find<Row> = (statements: Statements, owner: Owner) => Promise<Row | null>;

const keyOf = (userId: number, projectId: number): string => `${userId}/${projectId}`;

/** Most rows in one query. It bounds the time that reading its answer takes. */
const MOST_ROWS = 64;

/** A look-up of `columns`, which reads the rows of several owners at once. Null when nothing was ever saved. */
function findByOwner<Row extends Pick<ChoicesRow, "userId" | "projectId">>(name: string, columns: string): Find<Row> {
  const text = `select ${columns} from unnest($1::int[], $2::int[]) as asked (user_id, project_id) join project_choices using (user_id, project_id)
    where archived_at is null`;
  const openFinder = (statements: Statements) =>
    inBatches<string, Row>(async (owners) => {
      const asked = owners.map((owner) => owner.split("/").map(Number));
      const values = [asked.map(([userId]) => userId), asked.map(([, projectId]) => projectId)];
      const { rows } = await statements.query<Row>({ name, text, values });
      return new Map(rows.map((row) => [keyOf(row.userId, row.projectId), row]));
    }, MOST_ROWS);
  const finders = new WeakMap<Statements, ReturnType<typeof openFinder>>();
  return async (statements, { user, project }) => {
    const find = finders.get(statements) ?? openFinder(statements);
    finders.set(statements, find);
    return (await find(keyOf(choicesOwner(user), project.id))) ?? null;
  };
}

export const findChoices: Find<ChoicesRow> = findByOwner<ChoicesRow>("find_choices", COLUMNS);

/** The columns that decide how choices are read. */
export type ChoicesPin = Pick<ChoicesRow, "revision" | "houseTypeId" | "submitType">;

export const findPin: Find<ChoicesPin> = findByOwner<ChoicesPin & Pick<ChoicesRow, "userId" | "projectId">>(
  "find_pins",
  `user_id as "userId", project_id as "projectId", revision, house_type_id as "houseTypeId", submit_type as "submitType"`,
);
