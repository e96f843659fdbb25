import { Command } from "@commander-js/extra-typings";
import { applyRetention } from "../database/retention.ts";
import { removeOldFiles } from "../jobs/old-files.ts";
import { print } from "./print.ts";
import { withDatabase } from "./with-database.ts";

/** Removes what is older than it needs to be, as the nightly job does, or only tells what that would be. */
export async function runRetention(isDryRun: boolean): Promise<string> {
  const counts = await withDatabase(async ({ db, config }) => [
    ...(await applyRetention(db, isDryRun)).map(({ name, rows }) => ({ name, count: rows })),
    ...(await removeOldFiles(config.dataDir, isDryRun)),
  ]);
  return [
    isDryRun ? "Zou worden verwijderd:" : "Verwijderd:",
    ...counts.map(({ name, count }) => `${String(count).padStart(7)}  ${name}`),
  ].join("\n");
}

export const retentionCommand = () =>
  new Command("retention")
    .summary("verwijderen wat langer bewaard is dan nodig, zoals elke nacht gebeurt")
    .description("Verwijdert wat langer bewaard is dan nodig, zoals elke nacht gebeurt.")
    .option("--dry-run", "alleen zeggen wat er zou verdwijnen", false)
    .action(async ({ dryRun }) => print(await runRetention(dryRun)));
