import { safeErrorText } from "@showroom/service/safe-error";
import { BackupError } from "../backup/backup-format.ts";
import { ConfigError } from "../config/config.ts";
import { MigrationError } from "../database/migrate.ts";
import { BundleError } from "../importer/bundle-error.ts";
import { VersionError } from "../importer/revert-catalogue.ts";
import { createProgram } from "./program.ts";
import { UsageError } from "./usage-error.ts";

/** Whether the connection was refused; Drizzle wraps the socket's error. */
function isRefusal(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ("code" in error && error.code === "ECONNREFUSED") || isRefusal(error.cause);
}

function explain(error: unknown): string {
  if (error instanceof UsageError) return `${error.message}. "showroom --help" tells what there is.`;
  if (error instanceof BundleError) return `Not imported; nothing was changed:\n${error.message}`;
  if (error instanceof VersionError) return error.message;
  if (error instanceof BackupError || error instanceof MigrationError) return error.message;
  if (error instanceof ConfigError) return `Configuration: ${error.message}`;
  if (isRefusal(error)) return "Configuration: nothing answers at the address of the database. Does it run?";
  return safeErrorText(error);
}

try {
  await createProgram().parseAsync();
} catch (error) {
  process.stderr.write(`${explain(error)}\n`);
  process.exitCode = 1;
}
