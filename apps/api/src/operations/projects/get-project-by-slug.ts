import { eq } from "drizzle-orm";
import { getProjectBySlug } from "@showroom/api-contract/endpoints/projects";
import { hasProjectAccess, mayEnterAsStaff } from "@showroom/domain/access/access";
import { isOutOfOffice, STATUS_OF, type Project } from "@showroom/domain/model/project";
import { now } from "@showroom/service/clock";
import { actorOf } from "../../accounts/actor.ts";
import { operation } from "../../kernel/operation.ts";
import { ProblemError } from "../../kernel/problem.ts";
import { homeSeenBy } from "../../choices/read/home.ts";
import { projects, type ProjectDocument } from "../../database/schema/catalogue.ts";

/** The calendar day in the Netherlands, `yyyy-mm-dd`. */
const dutchDay = new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Amsterdam" });

/** The project's present out-of-office days, independent of the catalogue version of the user's choices. */
function officeOn(
  at: Date,
  { outOfOfficeStart, outOfOfficeEnd, outOfOfficeEnabled }: ProjectDocument,
): Pick<Project, "outOfOfficeStart" | "outOfOfficeEnd" | "outOfOfficeEnabled" | "outOfOfficeActive"> {
  const office = { outOfOfficeStart, outOfOfficeEnd, outOfOfficeEnabled };
  return { ...office, outOfOfficeActive: isOutOfOffice(office, dutchDay.format(at)) };
}

export const getProjectBySlugOperation = operation(getProjectBySlug, async ({ app, asker, params }) => {
  const [found] = await app.db
    .select({ id: projects.id, state: projects.state })
    .from(projects)
    .where(eq(projects.slug, params.slug));
  if (!found || found.state === "deleted") throw new ProblemError("not-found");
  const live = await app.catalogue.project(found.id);
  const guarded = { id: live.id, showroomOrganisationId: live.showroomId };
  const user = asker.kind === "user" ? asker.user : null;
  const isConcept = found.state === "concept";
  const isPreview = asker.kind === "user" && asker.preview?.projectId === live.id;
  if (isConcept && !isPreview && !(user && mayEnterAsStaff(actorOf(user), guarded)))
    throw new ProblemError("not-found");
  const { state } = found;
  const status = STATUS_OF[state];
  const office = officeOn(now(), live.document);
  if (!user || !hasProjectAccess(actorOf(user), guarded))
    return { ...live.document, ...office, status, state, selectedProjectHouseType: null };
  const seen = await homeSeenBy(app, user, live);
  const house = seen.house && { id: seen.house.houseType.id, projectId: live.id };
  return { ...seen.project.document, ...office, status, state, selectedProjectHouseType: house };
});
