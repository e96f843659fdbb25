import { resolve } from "node:path";
import { Command, Option } from "@commander-js/extra-typings";
import { EXPORT_FORMATS, exportProject } from "../importer/publish/export-project.ts";
import { print } from "./print.ts";
import { withCatalogue } from "./with-database.ts";

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
    .action(async (slug, folder, { format }) =>
      print(
        `${await withCatalogue((tools) => exportProject(tools, slug, resolve(folder), format))} is geschreven, met de foto's`,
      ),
    );
