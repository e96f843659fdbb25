import { downloadTemplate } from "@showroom/api-contract/endpoints/catalogue-files";
import { exampleBundle } from "../../importer/example/example-bundle.ts";
import { operation } from "../../kernel/operation.ts";
import { sendCatalogueFile } from "../../importer/upload/send-catalogue-file.ts";

export const downloadTemplateOperation = operation(
  downloadTemplate,
  async ({ app, params, reply }) =>
    await sendCatalogueFile(
      reply,
      { bundle: exampleBundle("mijn-project"), files: {} },
      { images: app.images, format: params.format, name: "catalogus" },
    ),
);
