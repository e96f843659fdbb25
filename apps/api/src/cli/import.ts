import { resolve } from "node:path";
import { importBundle } from "../importer/import-bundle.ts";
import { withApproval } from "./approve.ts";
import { readArguments, UsageError } from "./usage-error.ts";
import { withDatabase } from "./with-database.ts";

/** `from=to` as typed, any number of times. */
export function readMoves(texts: readonly string[]): ReadonlyMap<string, string> {
  return new Map(
    texts.map((text) => {
      const [from, to, ...rest] = text.split("=");
      if (!from || !to || rest.length > 0) throw new UsageError(`--move-house-type takes <key>=<key>, not "${text}"`);
      return [from, to] as const;
    }),
  );
}

/** Imports a bundle folder; with --dry-run only tells what would change. */
export async function runImport(args: readonly string[]): Promise<string> {
  const { values, positionals } = readArguments(args, {
    "dry-run": { type: "boolean", default: false },
    yes: { type: "boolean", default: false },
    "move-house-type": { type: "string", multiple: true, default: [] },
  });
  const [folder, ...rest] = positionals;
  if (folder === undefined || rest.length > 0) throw new UsageError("Name one bundle folder");
  const options = {
    dryRun: values["dry-run"],
    approved: values.yes,
    moveHouseTypes: readMoves(values["move-house-type"]),
  };
  return await withDatabase((tools) => withApproval(options, (asked) => importBundle(tools, resolve(folder), asked)));
}
