import { safeErrorText } from "@showroom/service/safe-error";
import { BackupError } from "../backup/backup-format.ts";
import { ConfigError } from "../config/config.ts";
import { MigrationError } from "../database/migrate.ts";
import { summaryTexts } from "../importer/change/texts.ts";
import { BundleError } from "../importer/findings/bundle-error.ts";
import { VersionError } from "../importer/publish/revert-catalogue.ts";
import { createProgram } from "./program.ts";
import { UsageError } from "./usage-error.ts";

/** Codes of a full disk: of this machine, and of the database's. */
const DISK_FULL = ["ENOSPC", "53100"];

/** Whether an error or its cause has one of the codes; Drizzle wraps the socket's error. */
function hasCode(error: unknown, codes: readonly string[]): boolean {
  if (!(error instanceof Error)) return false;
  const isOwn = "code" in error && typeof error.code === "string" && codes.includes(error.code);
  return isOwn || hasCode(error.cause, codes);
}

function explain(error: unknown): string {
  if (error instanceof UsageError) return `${error.message}. "showroom --help" zegt welke opdrachten er zijn.`;
  if (error instanceof BundleError) return `${summaryTexts.notImported}:\n${error.message}`;
  if (error instanceof VersionError) return error.message;
  if (error instanceof BackupError || error instanceof MigrationError) return error.message;
  if (error instanceof ConfigError) return `Configuration: ${error.message}`;
  if (hasCode(error, DISK_FULL)) return "De schijf is vol: maak ruimte en geef de opdracht nog eens.";
  if (hasCode(error, ["ECONNREFUSED"])) return "Op het adres van de database antwoordt niets. Draait ze?";
  return safeErrorText(error);
}

try {
  await createProgram().parseAsync();
} catch (error) {
  process.stderr.write(`${explain(error)}\n`);
  process.exitCode = 1;
}
