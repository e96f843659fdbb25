import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { and, asc, eq } from "drizzle-orm";
import { recordAudit } from "../accounts/audit.ts";
import { isHandedIn } from "./last-offers.ts";
import type { Queries } from "../database/database.ts";
import { confirmations, projectChoices } from "../database/schema/choices.ts";
import { findOffersOfProject } from "./find-offers.ts";
import { offerFile } from "./offer-file.ts";
import type { FileTools, PdfFile } from "./pdf-file.ts";
import { requestFile } from "./request-file.ts";

interface ExportTools extends FileTools {
  readonly db: Queries;
}

/** The PDFs of all requests, offers, agreements and changes of a project, also of buyers who left, one after the other. */
async function* documentsOf({ db, ...tools }: ExportTools, projectId: number): AsyncGenerator<PdfFile> {
  const requests = await db
    .select({ id: confirmations.id })
    .from(confirmations)
    .innerJoin(projectChoices, eq(projectChoices.id, confirmations.choicesId))
    // The document of a draft that nobody handed in is its offer.
    .where(and(eq(projectChoices.projectId, projectId), isHandedIn))
    .orderBy(asc(confirmations.id));
  for (const { id } of requests) {
    const [request] = await db
      .select({ id: confirmations.id, document: confirmations.document })
      .from(confirmations)
      .where(eq(confirmations.id, id));
    if (request) yield await requestFile(db, request, tools);
  }
  for (const offer of await findOffersOfProject(db, projectId)) yield await offerFile(offer, tools);
}

/** Writes these to a folder, which somebody takes personal data with. Returns how many there are. */
export async function exportDocuments(tools: ExportTools, projectId: number, folder: string): Promise<number> {
  await recordAudit(tools.db, null, { action: "exported-documents", projectId });
  await mkdir(folder, { recursive: true });
  let written = 0;
  for await (const { name, content } of documentsOf(tools, projectId)) {
    await writeFile(join(folder, name), content);
    written += 1;
  }
  return written;
}
