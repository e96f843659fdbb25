import { Command } from "@commander-js/extra-typings";
import { JOB_SCHEMAS } from "@showroom/service/job-schemas";
import { listDeadLetters, retryDeadLetter, type DeadLetter } from "../jobs/dead-letters.ts";
import { openQuietQueue } from "../jobs/jobs.ts";
import { print } from "./print.ts";
import { UsageError } from "./usage-error.ts";
import { withDatabase } from "./with-database.ts";

const minute = (moment: Date): string => moment.toISOString().slice(0, 16).replace("T", " ");

const lineOf = ({ id, name, data, reason, failedAt }: DeadLetter): string =>
  `${id}  ${minute(failedAt)}  ${name}  ${JSON.stringify(data)}  ${reason}`;

function chosen(letters: readonly DeadLetter[], ids: readonly string[], all: boolean): readonly DeadLetter[] {
  if (all === ids.length > 0) throw new UsageError("noem de taken bij hun id, of geef --all");
  if (all) return letters;
  return ids.map((id) => {
    const letter = letters.find((entry) => entry.id === id);
    if (!letter) throw new UsageError(`er is geen mislukte taak ${id}`);
    return letter;
  });
}

/** Lists the jobs that failed permanently. */
export async function listJobs(): Promise<string> {
  return await withDatabase((tools) =>
    openQuietQueue(tools.config.databaseUrl, JOB_SCHEMAS.api, async (boss) => {
      const letters = await listDeadLetters(boss);
      return letters.length === 0
        ? "Er is geen taak mislukt"
        : ["id, mislukt om (UTC), taak, gegevens, reden", ...letters.map(lineOf)].join("\n");
    }),
  );
}

/** Queues failed jobs again: the given ones, or all. */
export async function retryJobs(ids: readonly string[], all: boolean): Promise<string> {
  return await withDatabase((tools) =>
    openQuietQueue(tools.config.databaseUrl, JOB_SCHEMAS.api, async (boss) => {
      const again = chosen(await listDeadLetters(boss), ids, all);
      for (const letter of again) await retryDeadLetter(boss, tools.pool, letter);
      return `Opnieuw in de wachtrij: ${again.length}`;
    }),
  );
}

const listCommand = () =>
  new Command("list")
    .description("Toont de taken die voorgoed mislukt zijn.")
    .action(async () => print(await listJobs()));

const retryCommand = () =>
  new Command("retry")
    .description("Zet mislukte taken opnieuw in de wachtrij.")
    .argument("[ids...]", "de taken, bij de id die list toont")
    .option("--all", "allemaal", false)
    .action(async (ids, { all }) => print(await retryJobs(ids, all)));

export const jobsCommand = () =>
  new Command("jobs")
    .summary("mislukte taken tonen, of opnieuw in de wachtrij zetten")
    .addCommand(listCommand())
    .addCommand(retryCommand());
