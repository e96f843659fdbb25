import type { Statements } from "../../database/database.ts";
import { inBatches } from "../../database/in-batches.ts";
import type { ChoicesRow } from "./choices-row.ts";
import type { Owner } from "./owner.ts";

const COLUMNS = `id, user_id as "userId", project_id as "projectId", house_type_id as "houseTypeId", version, revision, told_revision as "toldRevision", rooms, catalogue_changes as "catalogueChanges",
  submit_type as "submitType", submitted_at as "submittedAt", reopened, submit_3d as "submit3D", submitted_3d_at as "submitted3DAt", appointment,
  added_cost as "addedCost", updated_at as "updatedAt"`;

const FIND = `select ${COLUMNS} from project_choices where user_id = $1 and project_id = $2`;

export async function findChoices(statements: Statements, { user, project }: Owner): Promise<ChoicesRow | null> {
  const { rows } = await statements.query<ChoicesRow>({
    name: "find_choices",
    text: FIND,
    values: [user.id, project.id],
  });
  return rows[0] ?? null;
}

/** The columns that decide how choices are read; null when nothing was ever saved. */
export type ChoicesPin = Pick<ChoicesRow, "revision" | "houseTypeId" | "submitType">;

type FindPin = (owner: string) => Promise<ChoicesPin | undefined>;

const keyOf = (userId: number, projectId: number): string => `${userId}/${projectId}`;

const FIND_PINS = `select c.user_id as "userId", c.project_id as "projectId", c.revision, c.house_type_id as "houseTypeId", c.submit_type as "submitType"
  from unnest($1::int[], $2::int[]) as asked (user_id, project_id) join project_choices c using (user_id, project_id)`;

function findPinsIn(statements: Statements): FindPin {
  return inBatches<string, ChoicesPin>(async (owners) => {
    const asked = owners.map((owner) => owner.split("/").map(Number));
    const { rows } = await statements.query<ChoicesPin & { readonly userId: number; readonly projectId: number }>({
      name: "find_pins",
      text: FIND_PINS,
      values: [asked.map(([userId]) => userId), asked.map(([, projectId]) => projectId)],
    });
    return new Map(rows.map(({ userId, projectId, ...pin }) => [keyOf(userId, projectId), pin]));
  });
}

const finders = new WeakMap<Statements, FindPin>();

/** Queries for several homes at once, because every calculated price needs one. */
export async function findPin(statements: Statements, { user, project }: Owner): Promise<ChoicesPin | null> {
  const find = finders.get(statements) ?? findPinsIn(statements);
  finders.set(statements, find);
  return (await find(keyOf(user.id, project.id))) ?? null;
}
