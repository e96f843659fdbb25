import { listStaffProjects } from "@showroom/api-contract/endpoints/staff-projects";
import type { StaffProject } from "@showroom/api-contract/entities/staff-project";
import { hasRole } from "@showroom/domain/access/access";
import type { Project } from "@showroom/domain/model/project";
import type { User } from "@showroom/domain/model/user";
import { api, session, tokenStore } from "../api/api.ts";
import { answers } from "../api/answers.ts";
import type { Question } from "../api/answers.ts";
import { useAnswer } from "../api/use-answer.ts";
import { mayEnterProject } from "./access.ts";

/** Who is using the application; makes an anonymous user when nobody is signed in. */
export const userQuestion: Question<User> = {
  key: "user",
  ask: () => session.start(),
  freshFor: Number.POSITIVE_INFINITY,
};

/** The projects that staff may enter. */
export const staffProjectsQuestion: Question<readonly StaffProject[]> = {
  key: "staff-projects",
  ask: () => api.call(listStaffProjects),
};

export type Visitor =
  | { readonly status: "loading" }
  /** Not signed in. */
  | { readonly status: "anonymous" }
  | { readonly status: "member"; readonly user: User };

/** Who is looking. Without a stored session that is known at once, before the server has said so. */
export function useVisitor(): Visitor {
  const { data: user } = useAnswer(userQuestion);
  if (user === undefined) return tokenStore.read() === null ? { status: "anonymous" } : { status: "loading" };
  return user.isAnonymous ? { status: "anonymous" } : { status: "member", user };
}

/** The signed-in person, or null. */
export function useMember(): User | null {
  const visitor = useVisitor();
  return visitor.status === "member" ? visitor.user : null;
}

/** Whether the signed-in person may enter a project's showroom. */
export function useMayEnter(project: Project): boolean {
  const user = useMember();
  const { data: advised = [] } = useAnswer(staffProjectsQuestion, user !== null && hasRole(user, "showroomadvisor"));
  return (
    user !== null &&
    mayEnterProject(
      user,
      project.id,
      advised.map(({ id }) => id),
    )
  );
}

/** The same for a route that has to know before it opens. */
export async function mayEnter(project: Project): Promise<boolean> {
  const user = await answers.fetch(userQuestion);
  const advised = hasRole(user, "showroomadvisor") ? await answers.fetch(staffProjectsQuestion) : [];
  return mayEnterProject(
    user,
    project.id,
    advised.map(({ id }) => id),
  );
}
