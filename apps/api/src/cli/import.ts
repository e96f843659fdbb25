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
    .summary("een project in de showroom zetten")
    .description(
      "Zet een project in de showroom, in zijn geheel of helemaal niet. Hetzelfde project nog eens wordt een nieuwe versie.",
    )
    .argument(
      "<project>",
      "de map van een project, de spreadsheet (.xlsx) of bundle.json naast images/, of een zip ervan",
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
