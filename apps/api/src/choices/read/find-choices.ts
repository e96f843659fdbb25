import type { Statements } from "../../database/database.ts";
import type { ChoicesRow } from "./choices-entity.ts";
import type { Home } from "./home.ts";

const COLUMNS = `id, user_id as "userId", project_id as "projectId", house_type_id as "houseTypeId", version, revision, rooms,
  submit_type as "submitType", submitted_at as "submittedAt", submit_3d as "submit3D", submitted_3d_at as "submitted3DAt",
  added_cost as "addedCost", updated_at as "updatedAt"`;

const FIND = `select ${COLUMNS} from project_choices where user_id = $1 and project_id = $2`;

export async function findChoices(statements: Statements, { user, project }: Home): Promise<ChoicesRow | null> {
  const { rows } = await statements.query<ChoicesRow>({
    name: "find_choices",
    text: FIND,
    values: [user.id, project.id],
  });
  return rows[0] ?? null;
}
