import { editCatalogue } from "@showroom/api-contract/endpoints/edit-catalogue";
import type { CatalogueFinding } from "@showroom/api-contract/entities/catalogue";
import { editBundle } from "../../importer/edit/edit-bundle.ts";
import { requirePresentSource } from "../../importer/upload/present-source.ts";
import { stageUnpacked } from "../../importer/upload/stage-upload.ts";
import { findPictureFault, uploadedFile } from "../../importer/upload/unpack-upload.ts";
import { operation } from "../../kernel/operation.ts";
import { registered } from "../../kernel/asker.ts";
import { writeWorkbook } from "../../importer/workbook/write-workbook.ts";

/** Name of an edited catalogue among those that are staged, and in findings. */
const FILE_NAME = "wijziging.xlsx";

const STALE = "er is intussen een andere catalogus gepubliceerd; laad de velden opnieuw";
const FILE = { level: "error", file: FILE_NAME, article: null } as const;

async function readPictures(pictures: readonly File[]) {
  const uploaded = await Promise.all(pictures.map(uploadedFile));
  const files = new Map(uploaded.map(({ fileName, content }) => [fileName, content]));
  const faults = await Promise.all(
    [...files].map(async ([path, content]) => ({ path, reason: await findPictureFault(path, content) })),
  );
  const findings = faults.flatMap(({ path, reason }) => (reason === null ? [] : [{ ...FILE, path, reason }]));
  return { files, findings };
}

export const editCatalogueOperation = operation(editCatalogue, async ({ app, asker, params, body }) => {
  const { user } = registered(asker);
  const live = await app.catalogue.project(params.projectId);
  const source = await requirePresentSource(app.db, live.document.slug);
  const refused = (findings: CatalogueFinding[]) => ({ findings, difference: null, published: false, stagedId: null });
  if (live.revision !== body.revision) return refused([{ ...FILE, path: "", reason: STALE }]);
  const { bundle, findings } = editBundle(source.bundle, body.edits, FILE_NAME);
  const pictures = await readPictures(body.pictures);
  if (findings.length + pictures.findings.length > 0) return refused([...findings, ...pictures.findings]);
  // As a workbook, so that the check speaks of euros and columns, and its rows are those of the catalogue's download.
  const content = await writeWorkbook({ ...bundle, catalogueVersion: body.catalogueVersion });
  const unpacked = { catalogue: { fileName: FILE_NAME, content }, pictures: pictures.files, findings: [] };
  return await stageUnpacked(app, live, user.id, { name: FILE_NAME, unpacked, source });
});
