import { Command } from "@commander-js/extra-typings";
import { accountCommand } from "./account.ts";
import { backupCommand, restoreCommand } from "./backup.ts";
import { catalogueCommand } from "./catalogue.ts";
import { checkCommand } from "./check.ts";
import { exportCommand } from "./export.ts";
import { generateCommand } from "./generate.ts";
import { importCommand } from "./import.ts";
import { inDutch } from "./in-dutch.ts";
import { initCommand } from "./init.ts";
import { inviteCommand } from "./invite.ts";
import { jobsCommand } from "./jobs.ts";
import { migrateCommand } from "./migrate.ts";
import { personCommand } from "./person.ts";
import { projectCommand } from "./project.ts";
import { retentionCommand } from "./retention.ts";
import { rotateSigningKeyCommand } from "./rotate-signing-key.ts";

/** Every command of `showroom`. */
export const createProgram = () =>
  inDutch(
    new Command("showroom")
      .description("Opdrachten voor de projecten en accounts van een showroom.")
      .addCommand(initCommand())
      .addCommand(checkCommand())
      .addCommand(importCommand())
      .addCommand(exportCommand())
      .addCommand(catalogueCommand())
      .addCommand(projectCommand())
      .addCommand(inviteCommand())
      .addCommand(accountCommand())
      .addCommand(personCommand())
      .addCommand(retentionCommand())
      .addCommand(jobsCommand())
      .addCommand(backupCommand())
      .addCommand(restoreCommand())
      .addCommand(migrateCommand())
      .addCommand(generateCommand())
      .addCommand(rotateSigningKeyCommand())
      .addHelpText(
        "after",
        `
Werkt op het product dat npm start draait, met zijn gegevens in DATA_DIR (.data), of op de database van DATABASE_URL;
links beginnen dan met PUBLIC_URL.`,
      ),
  );
