import type { Access, Endpoint } from "@showroom/api-contract/endpoint";
import {
  hasProjectAccess,
  isAdmin,
  isStaff,
  mayChangeCatalogue,
  mayEnterAsStaff,
  type GuardedProject,
} from "@showroom/domain/access/access";
import type { AppContext } from "../kernel/context.ts";
import { ProblemError } from "../kernel/problem.ts";
import type { LoadedProject } from "../kernel/loaded-project.ts";
import { actorOf } from "../accounts/actor.ts";
import type { Asker } from "../kernel/asker.ts";

/** The parts of a validated request that can name the resource. */
export interface AskedFor {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
}

function numberAt(value: unknown, path: readonly string[]): number {
  let at = value;
  for (const step of path)
    at = typeof at === "object" && at !== null ? Object.getOwnPropertyDescriptor(at, step)?.value : undefined;
  if (typeof at !== "number") throw new ProblemError("not-found");
  return at;
}

const guarded = ({ id, showroomId }: LoadedProject): GuardedProject => ({ id, showroomOrganisationId: showroomId });

type ProjectAccess = Extract<Access, { kind: "projectAccess" }>["by"];

async function projectNamedBy({ catalogue }: AppContext, by: ProjectAccess, asked: AskedFor): Promise<LoadedProject> {
  switch (by) {
    case "params.projectId":
      return await catalogue.project(numberAt(asked.params, ["projectId"]));
    case "body.project.id":
      return await catalogue.project(numberAt(asked.body, ["project", "id"]));
    case "params.houseTypeId":
      return await catalogue.projectOfHouseType(numberAt(asked.params, ["houseTypeId"]));
    case "query.houseType":
      return await catalogue.projectOfHouseType(numberAt(asked.query, ["houseType"]));
  }
}

/**
 * Staff who must enrol a second factor first count as anonymous where anonymous users may call, and are refused
 * elsewhere, except in the calls that enrolling needs.
 * @throws ProblemError `second-factor-required`
 */
export function withSecondFactor({ access, withoutSecondFactor }: Endpoint, asker: Asker): Asker {
  if (asker.kind !== "user" || !asker.mustEnrol || withoutSecondFactor) return asker;
  if (access.kind === "public" || access.kind === "anonymous") return { kind: "anonymous" };
  throw new ProblemError("second-factor-required");
}

/** Checks the role, before the request is parsed. */
export function checkRole(access: Access, asker: Asker): void {
  if (access.kind === "public") return;
  if (asker.kind === "nobody") throw new ProblemError("not-authenticated");
  if (access.kind === "anonymous") return;
  if (asker.kind === "anonymous") throw new ProblemError("forbidden");
  if (
    (access.kind === "staff" || access.kind === "staffProject" || access.kind === "catalogueAdmin") &&
    !isStaff(actorOf(asker.user))
  )
    throw new ProblemError("forbidden");
  if (access.kind === "admin" && !isAdmin(actorOf(asker.user))) throw new ProblemError("forbidden");
}

/**
 * Checks whether the user may access the resource.
 * @throws ProblemError `not-found` when the user may not know that it exists, `home-left` for who had a home in the project.
 */
export async function checkAccess(app: AppContext, access: Access, asker: Asker, asked: AskedFor): Promise<void> {
  checkRole(access, asker);
  if (asker.kind !== "user") return;
  const { user } = asker;
  switch (access.kind) {
    case "public":
    case "anonymous":
    case "user":
    case "staff":
    case "admin":
      return;
    case "self":
      if (numberAt(asked.params, ["id"]) !== user.id) throw new ProblemError("not-found");
      return;
    case "catalogueAdmin":
      if (
        !mayChangeCatalogue(actorOf(user), guarded(await app.catalogue.project(numberAt(asked.params, ["projectId"]))))
      )
        throw new ProblemError("not-found");
      return;
    case "staffProject":
      if (!mayEnterAsStaff(actorOf(user), guarded(await app.catalogue.project(numberAt(asked.params, ["projectId"])))))
        throw new ProblemError("not-found");
      return;
    case "projectAccess": {
      const project = guarded(await projectNamedBy(app, access.by, asked));
      if (!hasProjectAccess(actorOf(user), project))
        throw new ProblemError(user.leftProjectId === project.id ? "home-left" : "not-found");
    }
  }
}
