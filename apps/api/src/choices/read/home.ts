import { mayEnterAsStaff } from "@showroom/domain/access/access";
import { actorOf } from "../../accounts/actor.ts";
import type { Asker, UserRow } from "../../kernel/asker.ts";
import type { AppContext } from "../../kernel/context.ts";
import { ProblemError } from "../../kernel/problem.ts";
import type { HouseCatalogue } from "./settle-rooms.ts";
import { findPin, type ChoicesPin } from "./find-choices.ts";
import type { LoadedHouseType, LoadedProject } from "../../kernel/loaded-project.ts";

/** What choices are made for: a person, a project and the house type they configure there. */
export interface Home {
  readonly user: UserRow;
  readonly project: LoadedProject;
  readonly house: LoadedHouseType;
  /** The home in the present catalogue, where open choices keep an earlier version until the buyer answers what changed. */
  readonly present?: HouseCatalogue;
}

/** The house type a person configures in a project; staff who picked none look at the first. Null: there is nothing to configure. */
export function houseTypeOf(user: UserRow, project: LoadedProject): LoadedHouseType | null {
  const own = user.houseTypeId === null ? undefined : project.houseTypes.get(user.houseTypeId);
  if (own) return own;
  const [first] = project.document.houseTypes;
  const isStaff = mayEnterAsStaff(actorOf(user), { id: project.id, showroomOrganisationId: project.showroomId });
  return isStaff && first ? (project.houseTypes.get(first.id) ?? null) : null;
}

const noHome = (): ProblemError => new ProblemError("not-found", { detail: "No house type to configure" });

/** @throws ProblemError `not-found` when the person has no house type there */
export function homeOf(user: UserRow, project: LoadedProject): Home {
  const house = houseTypeOf(user, project);
  if (!house) throw noHome();
  return { user, project, house };
}

/** The version of a project that choices are read against: the present one, unless they keep an earlier one. */
export async function projectOfChoices(
  { catalogue }: Pick<AppContext, "catalogue">,
  live: LoadedProject,
  pin: Pick<ChoicesPin, "revision"> | null,
): Promise<LoadedProject> {
  return pin === null || pin.revision === live.revision ? live : await catalogue.at(live.id, pin.revision);
}

/** A project with the house type that a person configures there, or null. */
export interface SeenProject {
  readonly project: LoadedProject;
  readonly house: LoadedHouseType | null;
}

/** A project and the house type in it as choices see them. */
export async function seenWith(
  app: Pick<AppContext, "catalogue">,
  user: UserRow,
  live: LoadedProject,
  pin: ChoicesPin | null,
): Promise<SeenProject> {
  const project = await projectOfChoices(app, live, pin);
  // Choices that keep an earlier version of the catalogue keep the house type that they were made for.
  const kept = pin && project !== live && user.role === "projectuser" ? project.houseTypes.get(pin.houseTypeId) : null;
  return { project, house: kept ?? houseTypeOf(user, project) };
}

/**
 * The home as its choices see it.
 * @throws ProblemError `not-found` when the person has no house type there
 */
export async function homeOfChoices(
  app: Pick<AppContext, "catalogue">,
  user: UserRow,
  live: LoadedProject,
  pin: ChoicesPin | null,
): Promise<Home> {
  const { project, house } = await seenWith(app, user, live, pin);
  if (!house) throw noHome();
  const now = project === live || pin?.submitType !== null ? null : houseTypeOf(user, live);
  return { user, project, house, ...(now && { present: { project: live, house: now } }) };
}

/** A project and the house type in it as a person sees them. */
export async function homeSeenBy(app: AppContext, user: UserRow, live: LoadedProject): Promise<SeenProject> {
  return await seenWith(app, user, live, await findPin(app.pool, { user, project: live }));
}

/** The project as the asker sees it: a buyer whose choices keep an earlier version sees that one. */
export async function projectSeenBy(app: AppContext, asker: Asker, live: LoadedProject): Promise<LoadedProject> {
  if (asker.kind !== "user") return live;
  return await projectOfChoices(app, live, await findPin(app.pool, { user: asker.user, project: live }));
}
