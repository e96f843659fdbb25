import { formatMoment } from "@showroom/domain/format/moment";
import { Command } from "@commander-js/extra-typings";
import { listVersions, revertCatalogue, type CatalogueVersion } from "../importer/publish/revert-catalogue.ts";
import { withApproval } from "./approve.ts";
import { changeOptions, dryRunOption, moveOption, yesOption } from "./change-options.ts";
import { print } from "./print.ts";
import { wholeNumber } from "./whole-number.ts";
import { withDatabase } from "./with-database.ts";

const line = ({ revision, catalogueVersion, importedAt, importedBy, current }: CatalogueVersion): string =>
  `${String(revision).padStart(6)}  ${formatMoment(importedAt)}  ${catalogueVersion}${importedBy === null ? "" : `  door ${importedBy}`}${current ? "  (in de showroom)" : ""}`;

const historyCommand = () =>
  new Command("history")
    .description("Toont de versies van de catalogus waarnaar terug kan worden gegaan, de nieuwste eerst.")
    .argument("<adres>", "het project, zoals in het adres")
    .action(async (slug) => {
      const versions = await withDatabase(({ db }) => listVersions(db, slug));
      print(["nummer  geïmporteerd, versie", ...versions.map(line)].join("\n"));
    });

const revertCommand = () =>
  new Command("revert")
    .description("Gaat terug naar een eerdere versie van de catalogus: de vorige, of de genoemde.")
    .argument("<adres>", "het project, zoals in het adres")
    .argument("[nummer]", "een nummer dat history toont", wholeNumber(1))
    .addOption(dryRunOption())
    .addOption(yesOption())
    .addOption(moveOption())
    .action(async (slug, to, options) =>
      print(
        await withDatabase(async (tools) => {
          const versions = await listVersions(tools.db, slug);
          const revision = to ?? versions.find(({ current }) => !current)?.revision;
          if (revision === undefined) return `${slug} heeft geen eerdere versie`;
          return await withApproval(changeOptions(options), (asked) => revertCatalogue(tools, slug, revision, asked));
        }),
      ),
    );

export const catalogueCommand = () =>
  new Command("catalogue")
    .summary("de versies van een catalogus tonen, of naar een terug")
    .addCommand(historyCommand())
    .addCommand(revertCommand());
