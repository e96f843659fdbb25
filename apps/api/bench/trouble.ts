/**
 * Tests failures around the API, and whether it reports them clearly and recovers: a database that hangs, and a restored
 * backup. Run `node bench/trouble.ts`. Exits with 1 on an unexpected response.
 */
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdtemp, readFile, readdir, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Pool } from "pg";
import { endProcess, untilReady } from "../src/testing/api-process.ts";
import { openSavers, type Saver } from "./savers.ts";
import { openStand, type Stand } from "./stand.ts";

const failures: string[] = [];

function expect(isSo: boolean, what: string): void {
  console.log(`${isSo ? "  as it should be" : "  WRONG         "}  ${what}`);
  if (!isSo) failures.push(what);
}

async function raw(
  saver: Saver,
  path: string,
): Promise<{ readonly status: number; readonly retryAfter: string | null; readonly seconds: number }> {
  const asked = performance.now();
  const { status, headers } = await saver.buyer.client.raw("GET", path);
  return { status, retryAfter: headers.get("retry-after"), seconds: (performance.now() - asked) / 1000 };
}

function processesOf(pid: number): number[] {
  const children = execFileSync("pgrep", ["-P", String(pid)])
    .toString()
    .trim()
    .split("\n")
    .map(Number);
  return [pid, ...children];
}

async function hangingDatabase({ postgres, url }: Stand, saver: Saver): Promise<void> {
  console.log("\nA database that hangs");
  const frozen = processesOf(postgres.pid());
  for (const pid of frozen) process.kill(pid, "SIGSTOP");
  const { status, retryAfter, seconds } = await raw(saver, "/api/users/current");
  expect(
    status === 503 && retryAfter === "5" && seconds < 30,
    `a call answers ${status} after ${seconds.toFixed(0)} s, to be tried again in ${retryAfter} s`,
  );
  const live = await fetch(`${url}/health/live`);
  expect(live.status === 200, `the process still says that it lives: ${live.status}`);
  for (const pid of frozen) process.kill(pid, "SIGCONT");
  await untilReady(url, 30);
  expect((await saver.save()) === 200, "it works again by itself");
}

/** A hash over every row of every table, and over every stored picture. */
async function hashesOf(url: string, images: string): Promise<{ readonly tables: string; readonly pictures: string }> {
  const pool = new Pool({ connectionString: url, max: 1 });
  const hash = createHash("sha256");
  try {
    const { rows } = await pool.query<{ name: string }>(
      "select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE' order by 1",
    );
    for (const { name } of rows) {
      const { rows: lines } = await pool.query<{ line: string }>(`select t::text as line from "${name}" t order by 1`);
      hash.update(`${name} ${lines.length}\n${lines.map(({ line }) => line).join("\n")}`);
    }
  } finally {
    await pool.end();
  }
  const pictures = createHash("sha256");
  for (const name of (await readdir(images, { recursive: true })).toSorted()) {
    const { size, isFile } = await stat(join(images, name)).then((entry) => ({
      size: entry.size,
      isFile: entry.isFile(),
    }));
    if (isFile) pictures.update(`${name} ${size}`).update(await readFile(join(images, name)));
  }
  return { tables: hash.digest("hex"), pictures: pictures.digest("hex") };
}

async function backup(stand: Stand, savers: readonly Saver[]): Promise<void> {
  console.log("\nA backup of the stopped product, brought back");
  const { postgres, dataDir, url } = stand;
  const data = join(postgres.folder, "data");
  const before = await hashesOf(postgres.url, join(dataDir, "images"));
  await endProcess(stand.api(), "SIGTERM");
  await postgres.shutDown();
  const safe = await mkdtemp(join(tmpdir(), "showroom-backup-"));
  // Keeps the owner, because the database runs as another user.
  for (const folder of [data, join(dataDir, "images")]) execFileSync("cp", ["-a", folder, safe]);
  await postgres.restart();
  await stand.startApi();
  for (const saver of savers) await saver.save();
  const changed = await hashesOf(postgres.url, join(dataDir, "images"));
  expect(changed.tables !== before.tables, "what is saved after the backup changes the hash");
  await endProcess(stand.api(), "SIGTERM");
  await postgres.shutDown();
  await rm(data, { recursive: true });
  execFileSync("cp", ["-a", join(safe, "data"), data]);
  await postgres.restart();
  const after = await hashesOf(postgres.url, join(safe, "images"));
  expect(after.tables === before.tables, `every row is back: ${after.tables.slice(0, 16)}`);
  expect(after.pictures === before.pictures, `every picture is back: ${after.pictures.slice(0, 16)}`);
  await stand.startApi();
  await untilReady(url, 30);
  await rm(safe, { recursive: true });
}

const stand = await openStand({ buyers: 10 });
try {
  const savers = await openSavers(stand);
  const [first] = savers;
  if (!first) throw new Error("There are no buyers");
  await Promise.all(savers.map((saver) => saver.save()));
  await hangingDatabase(stand, first);
  await backup(stand, savers);
} finally {
  await stand.stop();
}
process.exitCode = failures.length === 0 ? 0 : 1;
