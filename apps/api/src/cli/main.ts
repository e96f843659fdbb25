import { BackupError } from "../backup/backup-format.ts";
import { ConfigError } from "../config/config.ts";
import { MigrationError } from "../database/migrate.ts";
import { BundleError } from "../importer/bundle-error.ts";
import { VersionError } from "../importer/revert-catalogue.ts";
import { runBackup, runRestore } from "./backup.ts";
import { runCatalogue } from "./catalogue.ts";
import { runGenerate } from "./generate.ts";
import { runImport } from "./import.ts";
import { runInvite } from "./invite.ts";
import { runJobs } from "./jobs.ts";
import { runMigrate } from "./migrate.ts";
import { runRotateSigningKey } from "./rotate-signing-key.ts";
import { UsageError } from "./usage-error.ts";

const COMMANDS: Readonly<Record<string, (args: readonly string[]) => Promise<string>>> = {
  import: runImport,
  backup: runBackup,
  restore: runRestore,
  catalogue: runCatalogue,
  generate: runGenerate,
  invite: runInvite,
  jobs: runJobs,
  migrate: runMigrate,
  "rotate-signing-key": runRotateSigningKey,
};

const USAGE = `Usage:
  showroom import <bundle folder> [--dry-run] [--yes] [--move-house-type <key>=<key>]
  showroom catalogue history <slug>
  showroom catalogue revert <slug> [<revision>] [--dry-run] [--yes] [--move-house-type <key>=<key>]
  showroom generate --products <n> --rules <n> --seed <n> --out <folder>
  showroom invite <e-mail> --role <role> [--project <slug> --house-type <name> --build-number <number>]
                  [--organisation <key>] [--first-name <name>] [--last-name <name>]
  showroom backup <folder>
  showroom restore <folder> [--replace]
  showroom jobs list
  showroom jobs retry (<id> ... | --all)
  showroom migrate
  showroom rotate-signing-key

Works on the product that npm start runs with its data in DATA_DIR (.data), or on the database that DATABASE_URL names;
PUBLIC_URL is then where links lead.`;

/** No server at the other end; drizzle wraps the socket's error. */
function isRefusal(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ("code" in error && error.code === "ECONNREFUSED") || isRefusal(error.cause);
}

function explain(error: unknown): string {
  if (error instanceof UsageError) return `${error.message}\n\n${USAGE}`;
  if (error instanceof BundleError) return `Not imported; nothing was changed:\n${error.message}`;
  if (error instanceof VersionError) return error.message;
  if (error instanceof BackupError || error instanceof MigrationError) return error.message;
  if (error instanceof ConfigError) return `Configuration: ${error.message}`;
  if (isRefusal(error)) return "Configuration: nothing answers at the address of the database. Does it run?";
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

async function run([name = "", ...args]: readonly string[]): Promise<string> {
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!command) throw new UsageError(name === "" ? "Which command?" : `There is no command "${name}"`);
  return await command(args);
}

try {
  process.stdout.write(`${await run(process.argv.slice(2))}\n`);
} catch (error) {
  process.stderr.write(`${explain(error)}\n`);
  process.exitCode = 1;
}
