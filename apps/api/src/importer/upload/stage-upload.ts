import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { and, eq, isNull } from "drizzle-orm";
import { now } from "@showroom/service/clock";
import { removeStaged, storeStagedVersion, type StagedVersion } from "../../catalogue/staged-version.ts";
import type { CatalogueSource } from "../../database/schema/catalogue-versions.ts";
import { stagedCatalogues } from "../../database/schema/staged-catalogues.ts";
import { inTransaction } from "../../database/transaction.ts";
import type { AppContext } from "../../kernel/context.ts";
import type { LoadedProject } from "../../kernel/loaded-project.ts";
import type { IncomingCatalogue } from "../change/change-catalogue.ts";
import type { Finding } from "../findings/finding.ts";
import { importBundle } from "../publish/import-bundle.ts";
import { readInOwnProcess } from "../read/bundle-reader.ts";
import { articleRow, pageRows } from "../change/stored-rows.ts";
import { changeOutcome, type ChangeOutcome } from "./change-outcome.ts";
import { findPresentSource } from "./present-source.ts";
import { unpackUpload, type UnpackedUpload, type UploadedFile } from "./unpack-upload.ts";
import { inUploadFolder, type Upload } from "./upload-folder.ts";

export type UploadTools = Pick<AppContext, "db" | "pool" | "jobs" | "images" | "passwords" | "config">;

export interface CheckOutcome extends ChangeOutcome {
  /** Id of the staged catalogue; null when there is nothing to publish. */
  readonly stagedId: number | null;
}

interface StagedFile {
  /** The name of the uploaded file, for the list of staged catalogues and in findings. */
  readonly name: string;
  readonly unpacked: UnpackedUpload;
  /** The project's present catalogue. It completes an upload of pictures alone. */
  readonly source: CatalogueSource | null;
}

function versionOf({ compiled, ...incoming }: IncomingCatalogue, live: LoadedProject): StagedVersion {
  const { project, houseTypes, contentBlocks, organisations, articles, floors } = compiled;
  return {
    version: {
      projectId: live.id,
      catalogueVersion: incoming.catalogueVersion,
      checksum: incoming.checksum,
      importedAt: now(),
      showroomId: live.showroomId,
      document: project,
      houseTypes: houseTypes.map(({ id, name, position }) => ({ id, name, position, retired: false })),
      ...floors,
      contentBlocks: [...contentBlocks],
      organisations,
      source: incoming.source,
      keyIds: [],
    },
    pages: houseTypes.flatMap(pageRows),
    articles: articles.map(articleRow),
  };
}

/** Stages a checked catalogue. It replaces what the same user staged before and did not plan. */
async function stage(
  tools: UploadTools,
  { live, userId, upload }: { readonly live: LoadedProject; readonly userId: number; readonly upload: Upload },
  incoming: IncomingCatalogue,
): Promise<number> {
  return await inTransaction(tools.pool, async ({ tx }) => {
    const earlier = await tx
      .select({ id: stagedCatalogues.id })
      .from(stagedCatalogues)
      .where(
        and(
          eq(stagedCatalogues.projectId, live.id),
          eq(stagedCatalogues.stagedBy, userId),
          isNull(stagedCatalogues.plannedAt),
        ),
      );
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

const hasErrors = (findings: readonly Finding[]): boolean => findings.some(({ level }) => level === "error");

/** The upload to check: pictures alone are checked with the present catalogue. Null when there is none. */
function uploadOf({ name, unpacked, source }: StagedFile): Upload | null {
  const content = unpacked.catalogue?.content ?? (source && Buffer.from(JSON.stringify(source.bundle)));
  const fileName = unpacked.catalogue?.fileName ?? name;
  return content && { fileName, content, files: source?.files ?? {}, pictures: unpacked.pictures };
}

/** Pictures that nothing in the catalogue names. */
const unusedPictures = (name: string, upload: Upload, used: Upload["files"]): Finding[] =>
  [...(upload.pictures?.keys() ?? [])]
    .filter((picture) => used[picture] === undefined)
    .map((path) => ({
      level: "warning",
      file: name,
      path,
      article: null,
      reason: "wordt niet gebruikt: niets in de catalogus noemt deze foto",
    }));

/** Checks an uploaded catalogue of a project, with or without pictures, and stages it when it has no errors. */
export async function stageUpload(
  tools: UploadTools,
  live: LoadedProject,
  userId: number,
  file: UploadedFile,
): Promise<CheckOutcome> {
  const unpacked = await unpackUpload(file);
  const source = await findPresentSource(tools.db, live.document.slug);
  return await stageUnpacked(tools, live, userId, { name: file.fileName, unpacked, source });
}

/** Checks a catalogue that is unpacked already, and stages it when it has no errors. */
export async function stageUnpacked(
  tools: UploadTools,
  live: LoadedProject,
  userId: number,
  file: StagedFile,
): Promise<CheckOutcome> {
  const { slug } = live.document;
  const { name, unpacked } = file;
  const upload = uploadOf(file);
  if (upload === null || hasErrors(unpacked.findings))
    return { findings: [...unpacked.findings], difference: null, published: false, stagedId: null };
  return await inUploadFolder(tools.images, upload, async (source, folder) => {
    let incoming: IncomingCatalogue | undefined;
    const outcome = await changeOutcome(true, () =>
      importBundle({ ...tools, production: tools.config.production, read: readInOwnProcess }, source, {
        dryRun: true,
        onlySlug: slug,
        onIncoming: (found) => {
          incoming = found;
        },
      }),
    );
    const used = incoming?.source?.files ?? {};
    const unused = incoming ? unusedPictures(name, upload, used) : [];
    const found = { ...outcome, findings: [...outcome.findings, ...unpacked.findings, ...unused] };
    if (outcome.difference === null || !incoming) return { ...found, stagedId: null };
    for (const [path, publicId] of Object.entries(used))
      if (upload.files[path] !== publicId) await tools.images.put(publicId, () => readFile(join(folder, path)));
    const staged = { ...upload, fileName: name };
    return { ...found, stagedId: await stage(tools, { live, userId, upload: staged }, incoming) };
  });
}
