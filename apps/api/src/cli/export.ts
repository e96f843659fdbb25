import { resolve } from "node:path";
import { Command, Option } from "@commander-js/extra-typings";
import { EXPORT_FORMATS, exportProject } from "../importer/publish/export-project.ts";
import { print } from "./print.ts";
import { withCatalogue } from "./with-database.ts";

export const exportCommand = () =>
  new Command("export")
    .summary("write a project as files that can be changed and imported again")
    .description(
      "Writes the project that is on show, with its pictures, as files that can be changed and imported again.",
    )
    .argument("<slug>", "the project, as in its address")
    .argument("<folder>", "where to write it")
    .addOption(
      new Option("--format <format>", "a spreadsheet, or JSON for programs")
        .choices(EXPORT_FORMATS)
        .default("xlsx" as const),
    )
    .action(async (slug, folder, { format }) =>
      print(
        `${await withCatalogue((tools) => exportProject(tools, slug, resolve(folder), format))} is geschreven, met de foto's`,
      ),
    );
