import { resolve } from "node:path";
import { importBundle } from "../importer/import-bundle.ts";
import { writeSummary } from "../importer/import-summary.ts";
import { readArguments, UsageError } from "./usage-error.ts";
import { withDatabase } from "./with-database.ts";

/** Imports a bundle folder; with --dry-run only tells what would change. */
export async function runImport(args: readonly string[]): Promise<string> {
  const { values, positionals } = readArguments(args, { "dry-run": { type: "boolean", default: false } });
  const [folder, ...rest] = positionals;
  if (folder === undefined || rest.length > 0) throw new UsageError("Name one bundle folder");
  const dryRun = values["dry-run"];
  return await withDatabase(async (tools) =>
    writeSummary(await importBundle(tools, resolve(folder), { dryRun }), dryRun),
  );
}
