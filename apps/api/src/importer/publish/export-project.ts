import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { and, eq } from "drizzle-orm";
import type { Queries } from "../../database/database.ts";
import { catalogueVersions, type CatalogueSource } from "../../database/schema/catalogue-versions.ts";
import type { StoredImages } from "../../kernel/context.ts";
import { findProject, VersionError } from "./revert-catalogue.ts";
import { writeWorkbook } from "../workbook/write-workbook.ts";

/**
 * The source of the present catalogue.
 * @throws VersionError for an unknown project, or when the source was not stored
 */
export async function readSource(db: Queries, slug: string): Promise<CatalogueSource> {
  const project = await findProject(db, slug);
  const [version] = await db
    .select({ source: catalogueVersions.source })
    .from(catalogueVersions)
    .where(and(eq(catalogueVersions.projectId, project.id), eq(catalogueVersions.revision, project.revision)));
  if (!version?.source)
    throw new VersionError(
      `van "${slug}" is niet bewaard waaruit het is gemaakt: importeer het nog een keer, en exporteer het dan`,
    );
  return version.source;
}

export const EXPORT_FORMATS = ["json", "xlsx"] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

/** File name of an exported bundle, by format. */
export const FILE_NAMES: Readonly<Record<ExportFormat, string>> = { json: "bundle.json", xlsx: "catalogus.xlsx" };

/** The content of an exported bundle's file. */
export async function writeBundle(bundle: CatalogueSource["bundle"], format: ExportFormat): Promise<Buffer> {
  return format === "xlsx" ? await writeWorkbook(bundle) : Buffer.from(`${JSON.stringify(bundle, null, 1)}\n`);
}

/**
 * Writes a project as a folder that can be imported again: the bundle or a workbook, with its pictures.
 * @throws VersionError like `readSource`
 */
export async function exportProject(
  tools: { readonly db: Queries; readonly images: StoredImages },
  slug: string,
  folder: string,
  format: ExportFormat,
): Promise<string> {
  const { bundle, files } = await readSource(tools.db, slug);
  await mkdir(join(folder, "images"), { recursive: true });
  for (const [name, publicId] of Object.entries(files)) {
    const content = await tools.images.read(publicId);
    if (!content) throw new VersionError(`de foto ${publicId} is er niet meer`);
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), content);
  }
  const file = join(folder, FILE_NAMES[format]);
  await writeFile(file, await writeBundle(bundle, format));
  return file;
}
