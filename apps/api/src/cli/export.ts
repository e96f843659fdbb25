import { join, resolve } from "node:path";
import { Command, Option } from "@commander-js/extra-typings";
import { EXPORT_FORMATS, exportProject } from "../importer/publish/export-project.ts";
import { findProject } from "../importer/publish/revert-catalogue.ts";
import { exportDocuments } from "../offers/export-documents.ts";
import { print } from "./print.ts";
import { withCatalogue, type CatalogueTools } from "./with-database.ts";

async function writeDocuments(tools: CatalogueTools, slug: string, folder: string): Promise<string> {
  const { id } = await findProject(tools.db, slug);
  const written = await exportDocuments({ ...tools, publicUrl: tools.config.publicUrl }, id, folder);
  return `${folder} heeft de documenten van kopers: ${written}`;
}

export const exportCommand = () =>
  new Command("export")
    .summary("een project als bestanden schrijven, om te wijzigen en weer te importeren")
    .description(
      "Schrijft het project uit de showroom, met de foto's, als bestanden om te wijzigen en weer te importeren.",
    )
    .argument("<adres>", "het project, zoals in het adres")
    .argument("<map>", "waar het moet komen")
    .addOption(
      new Option("--format <vorm>", "een spreadsheet, of JSON voor programma's")
        .choices(EXPORT_FORMATS)
        .default("xlsx" as const),
    )
    .option(
      "--documents",
      "schrijf ook de PDF's van aanvragen, offertes en akkoorden; daarin staan namen van kopers",
      false,
    )
    .action(async (slug, folder, { format, documents }) =>
      withCatalogue(async (tools) => {
        const place = resolve(folder);
        print(`${await exportProject(tools, slug, place, format)} is geschreven, met de foto's`);
        if (documents) print(await writeDocuments(tools, slug, join(place, "documenten")));
      }),
    );
