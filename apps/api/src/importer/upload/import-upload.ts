import type { ImportOptions } from "../change/change-catalogue.ts";
import { importBundle } from "../publish/import-bundle.ts";
import { changeOutcome, type ChangeOutcome } from "./change-outcome.ts";
import { readInOwnProcess } from "../read/bundle-reader.ts";
import type { UploadTools } from "./stage-upload.ts";
import { inUploadFolder, type Upload } from "./upload-folder.ts";

/** Imports an uploaded catalogue, with all checks. */
export async function importUpload(
  tools: UploadTools,
  upload: Upload,
  options: ImportOptions & { readonly dryRun: boolean },
): Promise<ChangeOutcome> {
  return await inUploadFolder(
    tools.images,
    upload,
    async (source) =>
      await changeOutcome(options.dryRun, () =>
        importBundle({ ...tools, production: tools.config.production, read: readInOwnProcess }, source, options),
      ),
  );
}
