import { join, resolve } from "node:path";
import { eq } from "drizzle-orm";
import { Argument, Command } from "@commander-js/extra-typings";
import { PROJECT_STATES, type ProjectState } from "@showroom/domain/model/project";
import { inTransaction } from "../database/transaction.ts";
import { projects } from "../database/schema/catalogue.ts";
import { exportDocuments } from "../offers/export-documents.ts";
import { findProject } from "../importer/publish/revert-catalogue.ts";
import { countDeletion, deleteProject } from "../staff/delete-project.ts";
import { keptOrders } from "../staff/kept-orders.ts";
import { changeState, StateError } from "../staff/project-state.ts";
import { print } from "./print.ts";
import { UsageError } from "./usage-error.ts";
import { withCatalogue, withDatabase } from "./with-database.ts";

const STATE_WORDS: Readonly<Record<ProjectState, string>> = {
  concept: "een concept",
  open: "open",
  closed: "gesloten",
  archived: "gearchiveerd",
};

/** Closes, archives or opens a project. */
export async function switchProject(slug: string, state: ProjectState): Promise<string> {
  return await withDatabase(({ pool }) =>
    inTransaction(pool, async ({ tx }) => {
      const { id } = await findProject(tx, slug);
      const before = await changeState(tx, null, id, state).catch((error: unknown) => {
        if (!(error instanceof StateError)) throw error;
        throw new UsageError(`${slug} kan nu niet ${STATE_WORDS[state]} worden`);
      });
      return `${slug} ${before === state ? "was al" : "is nu"} ${STATE_WORDS[state]}`;
    }),
  );
}

/** Deletes an archived project or a concept. Without `isSure` it only says what would be removed and kept. */
export async function removeProject(slug: string, isSure: boolean): Promise<string> {
  return await withDatabase(({ pool }) =>
    inTransaction(pool, async ({ tx }) => {
      const { id } = await findProject(tx, slug);
      const { buyers, confirmations } = await countDeletion(tx, id);
      const words = `de kopers (${buyers}) en de catalogus verdwijnen; de bevestigingen (${confirmations}) blijven bewaard`;
      if (!isSure)
        throw new UsageError(
          `${slug} verwijderen kan niet ongedaan worden gemaakt: ${words}. Geef --yes als u het zeker weet`,
        );
      if (!(await deleteProject(tx, null, id)))
        throw new UsageError(`${slug} is geen concept en niet gearchiveerd: archiveer het eerst`);
      return `${slug} is verwijderd: ${words}`;
    }),
  );
}

/** Writes the documents that are kept of deleted projects, each project in a folder of its own. */
async function writeKeptDocuments(folder: string): Promise<string> {
  return await withCatalogue(async (tools) => {
    const { publicUrl } = tools.config;
    const deleted = await tools.db.select({ id: projects.id }).from(projects).where(eq(projects.state, "deleted"));
    let written = 0;
    for (const { id } of deleted)
      written += await exportDocuments({ ...tools, publicUrl }, id, join(resolve(folder), `project-${id}`));
    return `${resolve(folder)} heeft de bewaarde documenten: ${written}`;
  });
}

/** The orders that are kept of deleted projects, as JSON. */
export async function printKeptOrders(): Promise<string> {
  return await withDatabase(async ({ db }) => JSON.stringify(await keptOrders(db), null, 2));
}

export const projectCommand = () =>
  new Command("project")
    .summary("een project openen, sluiten, archiveren of verwijderen")
    .addCommand(
      new Command("state")
        .description(
          "Verandert de stand van een project. concept: alleen medewerkers zien het. closed (gesloten): kopers lezen alleen. archived (gearchiveerd): medewerkers lezen ook alleen, en lijsten tonen het niet.",
        )
        .argument("<adres>", "het project, zoals in het adres")
        .addArgument(new Argument("<stand>", "de nieuwe stand").choices(PROJECT_STATES))
        .action(async (slug, state) => print(await switchProject(slug, state))),
    )
    .addCommand(
      new Command("delete")
        .description(
          "Verwijdert een gearchiveerd project of een concept. Bevestigingen en hun bestelregels blijven bewaard.",
        )
        .argument("<adres>", "het project, zoals in het adres")
        .option("--yes", "het kan niet ongedaan worden gemaakt", false)
        .action(async (slug, { yes }) => print(await removeProject(slug, yes))),
    )
    .addCommand(
      new Command("kept-orders")
        .description(
          "Toont de bevestigingen, bestelregels, offertes en akkoorden die van verwijderde projecten bewaard zijn, als JSON.",
        )
        .option("--documents <map>", "schrijf in deze map de PDF's van aanvragen, offertes en akkoorden")
        .action(async ({ documents }) =>
          print(documents === undefined ? await printKeptOrders() : await writeKeptDocuments(documents)),
        ),
    );
