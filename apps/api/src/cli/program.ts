import { Command } from "@commander-js/extra-typings";
import { accountCommand } from "./account.ts";
import { backupCommand, restoreCommand } from "./backup.ts";
import { catalogueCommand } from "./catalogue.ts";
import { checkCommand } from "./check.ts";
import { exportCommand } from "./export.ts";
import { generateCommand } from "./generate.ts";
import { importCommand } from "./import.ts";
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
  new Command("showroom")
    .description("Commands for the projects and accounts of a showroom.")
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
Works on the product that npm start runs with its data in DATA_DIR (.data), or on the database that DATABASE_URL names;
PUBLIC_URL is then where links lead.`,
    );
