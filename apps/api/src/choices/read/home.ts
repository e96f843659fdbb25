import { mayEnterAsStaff } from "@showroom/domain/access/access";
import { actorOf } from "../../accounts/actor.ts";
import type { Asker, UserRow } from "../../kernel/asker.ts";
import type { AppContext } from "../../kernel/context.ts";
import { ProblemError } from "../../kernel/problem.ts";
import type { HouseCatalogue } from "./settle-rooms.ts";
import { findPin, type ChoicesPin } from "./find-choices.ts";
import type { LoadedHouseType, LoadedProject } from "../../kernel/loaded-project.ts";

/** A home: the user, the project and the house type that the user configures. */
export interface Home {
  readonly user: UserRow;
  readonly project: LoadedProject;
  readonly house: LoadedHouseType;
  /**
   * The home in the present catalogue. Set when open choices use an earlier version until the buyer answers its
   * changes.
   */
  readonly present?: HouseCatalogue;
}

/**
 * The house type that a user configures in a project; for staff without a choice, the first one. Null when there is
 * none.
 */
export function houseTypeOf(user: UserRow, project: LoadedProject): LoadedHouseType | null {
  const own = user.houseTypeId === null ? undefined : project.houseTypes.get(user.houseTypeId);
  if (own) return own;
  const [first] = project.document.houseTypes;
  // The policy of the call has checked which projects are assigned; not every row of a user says so.
  const staff = { ...actorOf(user), assignedProjectIds: null };
  const isStaff = mayEnterAsStaff(staff, { id: project.id, showroomOrganisationId: project.showroomId });
  return isStaff && first ? (project.houseTypes.get(first.id) ?? null) : null;
}

const noHome = (): ProblemError => new ProblemError("not-found", { detail: "No house type to configure" });

/** @throws ProblemError `not-found` when the user has no house type there */
export function homeOf(user: UserRow, project: LoadedProject): Home {
  const house = houseTypeOf(user, project);
  if (!house) throw noHome();
  return { user, project, house };
}

/** The project version for the choices: the present one, unless they are tied to an earlier one. */
export async function projectOfChoices(
  { catalogue }: Pick<AppContext, "catalogue">,
  live: LoadedProject,
  pin: Pick<ChoicesPin, "revision"> | null,
): Promise<LoadedProject> {
  return pin === null || pin.revision === live.revision ? live : await catalogue.at(live.id, pin.revision);
}

/** A project with the house type that a user configures, or null. */
export interface SeenProject {
  readonly project: LoadedProject;
  readonly house: LoadedHouseType | null;
}

/** The project version and the house type of choices. */
export async function seenWith(
  app: Pick<AppContext, "catalogue">,
  user: UserRow,
  live: LoadedProject,
  pin: ChoicesPin | null,
): Promise<SeenProject> {
  const project = await projectOfChoices(app, live, pin);
  // Choices that use an earlier version of the catalogue also keep their house type.
  const kept = pin && project !== live && user.role === "projectuser" ? project.houseTypes.get(pin.houseTypeId) : null;
  return { project, house: kept ?? houseTypeOf(user, project) };
}

/**
 * The home in the catalogue version of its choices.
 * @throws ProblemError `not-found` when the user has no house type there
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

/** The project version and the house type that a user sees. */
export async function homeSeenBy(app: AppContext, user: UserRow, live: LoadedProject): Promise<SeenProject> {
  return await seenWith(app, user, live, await findPin(app.pool, { user, project: live }));
}

/** The project version that the user sees: a buyer whose choices use an earlier version sees that one. */
export async function projectSeenBy(app: AppContext, asker: Asker, live: LoadedProject): Promise<LoadedProject> {
  if (asker.kind !== "user") return live;
  return await projectOfChoices(app, live, await findPin(app.pool, { user: asker.user, project: live }));
}
