import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { and, eq } from "drizzle-orm";
import { removeStaged, storeStagedVersion, type StagedVersion } from "../../catalogue/staged-version.ts";
import type { Queries } from "../../database/database.ts";
import { stagedCatalogues } from "../../database/schema/staged-catalogues.ts";
import { inTransaction } from "../../database/transaction.ts";
import type { AppContext } from "../../kernel/context.ts";
import type { LoadedProject } from "../../kernel/loaded-project.ts";
import type { IncomingCatalogue } from "../change-catalogue.ts";
import { readSource } from "../export-project.ts";
import { importBundle } from "../import-bundle.ts";
import { VersionError } from "../revert-catalogue.ts";
import { changeOutcome, type ChangeOutcome } from "./change-outcome.ts";
import { inUploadFolder, type Upload } from "./upload-folder.ts";

export type UploadTools = Pick<AppContext, "db" | "pool" | "images" | "passwords" | "config">;

export interface CheckOutcome extends ChangeOutcome {
  /** Id of the staged catalogue; null when there is nothing to publish. */
  readonly stagedId: number | null;
}

/** The pictures of a project's present catalogue: public ids by path in the bundle. */
async function presentFiles(db: Queries, slug: string): Promise<Upload["files"]> {
  const source = await readSource(db, slug).catch((error: unknown) => {
    if (error instanceof VersionError) return null;
    throw error;
  });
  return source?.files ?? {};
}

function versionOf({ compiled, ...incoming }: IncomingCatalogue, live: LoadedProject): StagedVersion {
  const { project, houseTypes, contentBlocks, organisations, articles, floors } = compiled;
  return {
    version: {
      projectId: live.id,
      catalogueVersion: incoming.catalogueVersion,
      checksum: incoming.checksum,
      importedAt: new Date(),
      showroomId: live.showroomId,
      document: project,
      houseTypes: houseTypes.map(({ id, name, position }) => ({ id, name, position, retired: false })),
      ...floors,
      contentBlocks: [...contentBlocks],
      organisations,
      source: incoming.source,
      keyIds: [],
    },
    pages: houseTypes.flatMap(({ id, pages }) =>
      pages.map(({ page, copyFromPageId }) => ({
        id: page.id,
        houseTypeId: id,
        position: page.order,
        copyFromPageId,
        retired: false,
        document: page,
      })),
    ),
    articles: articles.map(({ product, render }) => ({
      productNumber: product.product_number,
      retired: false,
      product,
      render,
    })),
  };
}

/** Stages a checked catalogue. It replaces the one that the same user staged before. */
async function stage(
  tools: UploadTools,
  { live, userId, upload }: { readonly live: LoadedProject; readonly userId: number; readonly upload: Upload },
  incoming: IncomingCatalogue,
): Promise<number> {
  return await inTransaction(tools.pool, async ({ tx }) => {
    const earlier = await tx
      .select({ id: stagedCatalogues.id })
      .from(stagedCatalogues)
      .where(and(eq(stagedCatalogues.projectId, live.id), eq(stagedCatalogues.stagedBy, userId)));
    for (const { id } of earlier) await removeStaged(tx, live.id, id);
    const { fileName, content } = upload;
    const files = incoming.source?.files ?? {};
    const [row] = await tx
      .insert(stagedCatalogues)
      .values({ projectId: live.id, baseRevision: live.revision, fileName, content, files, stagedBy: userId })
      .returning({ id: stagedCatalogues.id });
    if (!row) throw new Error("The staged catalogue was not stored");
    await storeStagedVersion(tx, row.id, versionOf(incoming, live));
    return row.id;
  });
}

/** Checks an uploaded catalogue of a project, and stages it when it has no errors. */
export async function stageUpload(
  tools: UploadTools,
  live: LoadedProject,
  userId: number,
  file: Pick<Upload, "fileName" | "content">,
): Promise<CheckOutcome> {
  const { slug } = live.document;
  const upload = { ...file, files: await presentFiles(tools.db, slug) };
  return await inUploadFolder(tools.images, upload, async (source, folder) => {
    let incoming: IncomingCatalogue | undefined;
    const outcome = await changeOutcome(true, () =>
      importBundle({ ...tools, production: tools.config.production }, source, {
        dryRun: true,
        onlySlug: slug,
        onIncoming: (found) => {
          incoming = found;
        },
      }),
    );
    if (outcome.difference === null || !incoming) return { ...outcome, stagedId: null };
    for (const [name, publicId] of Object.entries(incoming.source?.files ?? {}))
      if (upload.files[name] !== publicId) await tools.images.put(publicId, await readFile(join(folder, name)));
    return { ...outcome, stagedId: await stage(tools, { live, userId, upload }, incoming) };
  });
}
