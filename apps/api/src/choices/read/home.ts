import { mayEnterAsStaff } from "@showroom/domain/access/access";
import { actorOf } from "../../accounts/actor.ts";
import type { Asker, UserRow } from "../../kernel/asker.ts";
import type { AppContext } from "../../kernel/context.ts";
import { ProblemError } from "../../kernel/problem.ts";
import type { LoadedHouseType, LoadedProject } from "../../kernel/loaded-project.ts";

/** What choices are made for: a person, a project and the house type they configure there. */
export interface Home {
  readonly user: UserRow;
  readonly project: LoadedProject;
  readonly house: LoadedHouseType;
}

/** The house type a person configures in a project; staff who picked none look at the first. Null: there is nothing to configure. */
export function houseTypeOf(user: UserRow, project: LoadedProject): LoadedHouseType | null {
  const own = user.houseTypeId === null ? undefined : project.houseTypes.get(user.houseTypeId);
  if (own) return own;
  const [first] = project.document.houseTypes;
  const isStaff = mayEnterAsStaff(actorOf(user), { id: project.id, showroomOrganisationId: project.showroomId });
  return isStaff && first ? (project.houseTypes.get(first.id) ?? null) : null;
}

/** @throws ProblemError `not-found` when the person has no house type there */
export function homeOf(user: UserRow, project: LoadedProject): Home {
  const house = houseTypeOf(user, project);
  if (!house) throw new ProblemError("not-found", { detail: "No house type to configure" });
  return { user, project, house };
}

/** The asker's home in a project that the access policy lets them enter. */
export async function findHome(app: AppContext, asker: Asker, projectId: number): Promise<Home> {
  if (asker.kind !== "user") throw new ProblemError("not-authenticated");
  return homeOf(asker.user, await app.catalogue.project(projectId));
}
