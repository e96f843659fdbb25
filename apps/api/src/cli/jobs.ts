import { JOB_SCHEMAS } from "@showroom/service/job-schemas";
import { listDeadLetters, retryDeadLetter, type DeadLetter } from "../jobs/dead-letters.ts";
import { readArguments, UsageError } from "./usage-error.ts";
import { openQuietQueue } from "../jobs/jobs.ts";
import { withDatabase } from "./with-database.ts";

const minute = (moment: Date): string => moment.toISOString().slice(0, 16).replace("T", " ");

const lineOf = ({ id, name, data, reason, failedAt }: DeadLetter): string =>
  `${id}  ${minute(failedAt)}  ${name}  ${JSON.stringify(data)}  ${reason}`;

function chosen(letters: readonly DeadLetter[], ids: readonly string[], all: boolean): readonly DeadLetter[] {
  if (all === ids.length > 0) throw new UsageError("Name the jobs to repeat by their ids, or say --all");
  if (all) return letters;
  return ids.map((id) => {
    const letter = letters.find((entry) => entry.id === id);
    if (!letter) throw new UsageError(`There is no failed job ${id}`);
    return letter;
  });
}

/** Lists the jobs that failed for good, or queues some of them again. */
export async function runJobs(args: readonly string[]): Promise<string> {
  const { values, positionals } = readArguments(args, { all: { type: "boolean", default: false } });
  const [action, ...ids] = positionals;
  if (action !== "list" && action !== "retry") throw new UsageError(`There is no command "jobs ${action ?? ""}"`);
  return await withDatabase((tools) =>
    openQuietQueue(tools.config.databaseUrl, JOB_SCHEMAS.api, async (boss) => {
      const letters = await listDeadLetters(boss);
      if (action === "list")
        return letters.length === 0
          ? "No job has failed"
          : ["id, failed at (UTC), job, data, reason", ...letters.map(lineOf)].join("\n");
      const again = chosen(letters, ids, values.all);
      for (const letter of again) await retryDeadLetter(boss, tools.pool, letter);
      return `Queued again: ${again.length}`;
    }),
  );
}
