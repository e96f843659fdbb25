import { asc } from "drizzle-orm";
import { mayEnterAsStaff } from "@showroom/domain/access/access";
import type { Queries } from "../database/database.ts";
import { projects } from "../database/schema/catalogue.ts";
import type { UserRow } from "../kernel/asker.ts";
import { actorOf } from "./actor.ts";

const COLUMNS = {
  id: projects.id,
  name: projects.name,
  slug: projects.slug,
  state: projects.state,
  showroomId: projects.showroomId,
};

export interface EnteredProject {
  readonly id: number;
  readonly name: string;
  readonly slug: string;
  readonly state: typeof projects.$inferSelect.state;
  readonly showroomId: number | null;
}

/** Whether somebody may enter a project as staff. */
export const mayEnter = (user: UserRow, { id, showroomId }: Pick<EnteredProject, "id" | "showroomId">): boolean =>
  mayEnterAsStaff(actorOf(user), { id, showroomOrganisationId: showroomId });

/** The projects that a member of staff may enter, by name, without those that were deleted. */
export async function findEnteredProjects(db: Queries, user: UserRow): Promise<EnteredProject[]> {
  const rows = await db.select(COLUMNS).from(projects).orderBy(asc(projects.name));
  return rows.filter((row) => row.state !== "deleted" && mayEnter(user, row));
}
