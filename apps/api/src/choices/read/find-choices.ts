import type { Statements } from "../../database/database.ts";
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

export async function findPin(statements: Statements, { user, project }: Owner): Promise<ChoicesPin | null> {
  const { rows } = await statements.query<ChoicesPin>({
    name: "find_pin",
    text: `select revision, house_type_id as "houseTypeId", submit_type as "submitType" from project_choices where user_id = $1 and project_id = $2`,
    values: [user.id, project.id],
  });
  return rows[0] ?? null;
}
