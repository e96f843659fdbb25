import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import type { AppContext } from "../../kernel/context.ts";
import type { ImportOptions } from "../change-catalogue.ts";
import { readSource } from "../export-project.ts";
import { importBundle } from "../import-bundle.ts";
import { VersionError } from "../revert-catalogue.ts";
import { changeOutcome, type ChangeOutcome } from "./change-outcome.ts";

export interface UploadedFile {
  readonly fileName: string;
  /** Base64. */
  readonly content: string;
}

type UploadTools = Pick<AppContext, "db" | "pool" | "images" | "passwords" | "config">;

/** The pictures that the project has, under the names that its bundle gives them. */
async function putPictures({ db, images }: UploadTools, slug: string, folder: string): Promise<void> {
  await mkdir(join(folder, "images"));
  const source = await readSource(db, slug).catch((error: unknown) => {
    if (error instanceof VersionError) return null;
    throw error;
  });
  for (const [name, publicId] of Object.entries(source?.files ?? {})) {
    const content = await images.read(publicId);
    if (!content) continue;
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), content);
  }
}

/** Imports an uploaded file as the next version of a project, or says what that would change. */
export async function importUpload(
  tools: UploadTools,
  slug: string,
  file: UploadedFile,
  options: ImportOptions,
): Promise<ChangeOutcome> {
  const folder = await mkdtemp(join(tmpdir(), "showroom-upload-"));
  try {
    await putPictures(tools, slug, folder);
    const isWorkbook = file.fileName.toLowerCase().endsWith(".xlsx");
    const path = join(folder, isWorkbook ? "catalogus.xlsx" : "bundle.json");
    await writeFile(path, Buffer.from(file.content, "base64"));
    return await changeOutcome(options.dryRun, () =>
      importBundle({ ...tools, production: tools.config.production }, isWorkbook ? path : folder, {
        ...options,
        onlySlug: slug,
      }),
    );
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
