import { and, eq } from "drizzle-orm";
import { z } from "zod";
import { ROLES } from "@showroom/domain/model/user";
import { inviteUser } from "../accounts/invite-user.ts";
import { houseTypes, organisations, projects } from "../database/schema/catalogue.ts";
import { readArguments, UsageError } from "./usage-error.ts";
import { withDatabase, type CommandTools } from "./with-database.ts";

const OPTIONS = {
  role: { type: "string", default: "projectuser" },
  project: { type: "string" },
  "house-type": { type: "string" },
  "build-number": { type: "string" },
  organisation: { type: "string" },
  "first-name": { type: "string", default: "" },
  "last-name": { type: "string", default: "" },
} as const;

async function findHome({ db }: CommandTools, slug: string | undefined, name: string | undefined) {
  if (slug === undefined) return { projectId: null, houseTypeId: null };
  const [project] = await db.select({ id: projects.id }).from(projects).where(eq(projects.slug, slug));
  if (!project) throw new UsageError(`There is no project "${slug}"`);
  const known = await db
    .select({ id: houseTypes.id, name: houseTypes.name })
    .from(houseTypes)
    .where(and(eq(houseTypes.projectId, project.id), eq(houseTypes.retired, false)));
  const houseType = known.find((entry) => entry.name === name);
  if (!houseType) throw new UsageError(`--house-type is one of: ${known.map((entry) => entry.name).join(", ")}`);
  return { projectId: project.id, houseTypeId: houseType.id };
}

async function findOrganisation({ db }: CommandTools, key: string | undefined): Promise<number | null> {
  if (key === undefined) return null;
  const [found] = await db.select({ id: organisations.id }).from(organisations).where(eq(organisations.key, key));
  if (!found) throw new UsageError(`There is no organisation "${key}"`);
  return found.id;
}

/** Makes an account that is to register itself, and prints the link with which that is done. */
export async function runInvite(args: readonly string[]): Promise<string> {
  const { values, positionals } = readArguments(args, OPTIONS);
  const email = z.email().safeParse(positionals[0]);
  const role = z.enum(ROLES).safeParse(values.role);
  if (!email.success || positionals.length > 1) throw new UsageError("Name one e-mail address");
  if (!role.success) throw new UsageError(`--role is one of: ${ROLES.join(", ")}`);
  if (role.data === "projectuser" && values.project === undefined)
    throw new UsageError("A buyer needs --project, --house-type and --build-number");
  if (role.data === "showroomadvisor" && values.organisation === undefined)
    throw new UsageError("An advisor needs --organisation");
  return await withDatabase(async (tools) => {
    const home = await findHome(tools, values.project, values["house-type"]);
    const organisationId = await findOrganisation(tools, values.organisation);
    const invited = await inviteUser(tools.pool, {
      email: email.data,
      role: role.data,
      ...home,
      organisationId,
      buildNumber: values["build-number"] ?? null,
      firstName: values["first-name"],
      lastName: values["last-name"],
    });
    if (!invited) throw new UsageError(`${email.data} has registered already`);
    return `${tools.config.publicUrl}/projects/signup/${invited.secret}`;
  });
}
