import { Command, Option } from "@commander-js/extra-typings";
import { and, eq } from "drizzle-orm";
import type { z } from "zod/mini";
import { buildNumberSchema, emailSchema, personNameSchema } from "@showroom/api-contract/fields";
import { ROLES, type Role } from "@showroom/domain/model/user";
import { inviteUser } from "../accounts/invite-user.ts";
import { HomeRefused } from "../accounts/project-homes.ts";
import { houseTypes, organisations, projects } from "../database/schema/catalogue.ts";
import { print } from "./print.ts";
import { UsageError } from "./usage-error.ts";
import { withDatabase, type CommandTools } from "./with-database.ts";

async function findHome({ db }: CommandTools, slug: string | undefined, name: string | undefined) {
  if (slug === undefined) return { projectId: null, houseTypeId: null };
  const [project] = await db.select({ id: projects.id }).from(projects).where(eq(projects.slug, slug));
  if (!project) throw new UsageError(`er is geen project "${slug}"`);
  const known = await db
    .select({ id: houseTypes.id, name: houseTypes.name })
    .from(houseTypes)
    .where(and(eq(houseTypes.projectId, project.id), eq(houseTypes.retired, false)));
  const houseType = known.find((entry) => entry.name === name);
  if (!houseType) throw new UsageError(`--house-type is een van: ${known.map((entry) => entry.name).join(", ")}`);
  return { projectId: project.id, houseTypeId: houseType.id };
}

async function findProjects({ db }: CommandTools, slug: string | undefined): Promise<number[]> {
  if (slug === undefined) return [];
  const [project] = await db.select({ id: projects.id }).from(projects).where(eq(projects.slug, slug));
  if (!project) throw new UsageError(`er is geen project "${slug}"`);
  return [project.id];
}

async function findOrganisation({ db }: CommandTools, key: string | undefined): Promise<number | null> {
  if (key === undefined) return null;
  const [found] = await db.select({ id: organisations.id }).from(organisations).where(eq(organisations.key, key));
  if (!found) throw new UsageError(`er is geen organisatie "${key}"`);
  return found.id;
}

interface Invited {
  readonly role: Role;
  readonly project?: string | undefined;
  readonly houseType?: string | undefined;
  readonly buildNumber?: string | undefined;
  readonly organisation?: string | undefined;
  readonly coBuyer?: true | undefined;
  readonly firstName: string;
  readonly lastName: string;
}

/** @throws UsageError when the schema refuses the text */
function checked(schema: z.ZodMiniType<string>, text: string, fault: string): string {
  const result = schema.safeParse(text);
  if (!result.success) throw new UsageError(fault);
  return result.data;
}

async function invite(address: string, options: Invited): Promise<string> {
  const email = checked(emailSchema, address, `"${address}" is geen e-mailadres`);
  const nameOf = (name: string): string =>
    name === "" ? "" : checked(personNameSchema, name, `"${name}" is geen naam`);
  const [firstName, lastName] = [nameOf(options.firstName), nameOf(options.lastName)];
  const buildNumber =
    options.buildNumber === undefined
      ? undefined
      : checked(buildNumberSchema, options.buildNumber, `"${options.buildNumber}" is geen bouwnummer`);
  if (options.role === "projectuser" && options.project === undefined)
    throw new UsageError("bij een koper horen --project, --house-type en --build-number");
  if (options.role === "showroomadvisor" && options.organisation === undefined)
    throw new UsageError("bij een adviseur hoort --organisation");
  return await withDatabase(async (tools) => {
    const isProjectAdmin = options.role === "projectadmin";
    const home = await findHome(tools, isProjectAdmin ? undefined : options.project, options.houseType);
    const projectIds = isProjectAdmin ? await findProjects(tools, options.project) : [];
    const organisationId = await findOrganisation(tools, options.organisation);
    const invited = await inviteUser(tools.pool, {
      email,
      role: options.role,
      ...home,
      projectIds,
      organisationId,
      buildNumber: buildNumber ?? null,
      firstName,
      lastName,
      isCoBuyer: options.coBuyer === true,
    }).catch((error: unknown) => {
      throw error instanceof HomeRefused ? new UsageError(error.message) : error;
    });
    if (!invited) throw new UsageError(`${email} heeft al een account`);
    return `${tools.config.publicUrl}/projects/signup/${invited.secret}`;
  });
}

/** Creates an invited account, and prints the link for its registration. */
export const inviteCommand = () =>
  new Command("invite")
    .summary("een koper of medewerker uitnodigen")
    .description("Maakt een account voor wie uitgenodigd wordt, en toont de link om het aan te maken.")
    .argument("<e-mail>", "wie wordt uitgenodigd")
    .addOption(new Option("--role <rol>", "wat het account mag").choices(ROLES).default("projectuser" as const))
    .option("--project <adres>", "bij een koper of projectbeheerder: het project")
    .option("--house-type <naam>", "bij een koper: het woningtype")
    .option("--build-number <nummer>", "bij een koper: het bouwnummer")
    .option("--co-buyer", "bij een koper: kiest samen met wie dit bouwnummer al heeft")
    .option("--organisation <sleutel>", "bij een adviseur: de organisatie")
    .option("--first-name <naam>", "voornaam", "")
    .option("--last-name <naam>", "achternaam", "")
    .action(async (email, options) => print(await invite(email, options)));
