import { PgBoss } from "pg-boss";
import { listDeadLetters, retryDeadLetter, type DeadLetter } from "../jobs/dead-letters.ts";
import { readArguments, UsageError } from "./usage-error.ts";
import { withDatabase, type CommandTools } from "./with-database.ts";

const minute = (moment: Date): string => moment.toISOString().slice(0, 16).replace("T", " ");

const lineOf = ({ id, name, data, reason, failedAt }: DeadLetter): string =>
  `${id}  ${minute(failedAt)}  ${name}  ${JSON.stringify(data)}  ${reason}`;

/** The queue as a command sees it: it takes no jobs and keeps no house. */
async function withQueue<Result>({ config }: CommandTools, work: (boss: PgBoss) => Promise<Result>): Promise<Result> {
  const boss = new PgBoss({
    connectionString: config.databaseUrl,
    max: 2,
    application_name: "showroom-command",
    supervise: false,
    schedule: false,
  });
  boss.on("error", (error) => process.stderr.write(`${error.message}\n`));
  await boss.start();
  try {
    return await work(boss);
  } finally {
    await boss.stop({ graceful: false });
  }
}

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
    withQueue(tools, async (boss) => {
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
