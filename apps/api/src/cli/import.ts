import { resolve } from "node:path";
import { Command } from "@commander-js/extra-typings";
import { importBundle } from "../importer/publish/import-bundle.ts";
import { withApproval } from "./approve.ts";
import { withSource } from "./bundle-source.ts";
import { changeOptions, dryRunOption, moveOption, yesOption } from "./change-options.ts";
import { print } from "./print.ts";
import { withCatalogue } from "./with-database.ts";

export const importCommand = () =>
  new Command("import")
    .summary("load a project into the showroom")
    .description(
      "Loads a project into the showroom, whole or not at all. The same project again becomes its new version.",
    )
    .argument(
      "<bundle>",
      "the folder of a project, its spreadsheet (.xlsx) or bundle.json beside images/, or a zip of them",
    )
    .addOption(dryRunOption())
    .addOption(yesOption())
    .addOption(moveOption())
    .action(async (bundle, options) =>
      print(
        await withCatalogue((tools) =>
          withSource(resolve(bundle), (source) =>
            withApproval(changeOptions(options), (asked) => importBundle(tools, source, asked)),
          ),
        ),
      ),
    );
