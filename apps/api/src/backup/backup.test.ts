import { appendFile, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { Client, type Submittable } from "pg";
import { getChoices } from "@showroom/api-contract/endpoints/choices";
import { requestPasswordReset } from "@showroom/api-contract/endpoints/users";
import { runBackup, runRestore } from "../cli/backup.ts";
import { openImageStore } from "../images/image-store.ts";
import { openBuyer } from "../testing/buyer.ts";
import { BUYER, OTHER_BUYER, startTestApp, type TestApp } from "../testing/test-app.ts";
import { createDatabase } from "../testing/test-database.ts";
import { standardRoom } from "../testing/room-choice.ts";
import { imageFile } from "./backup-format.ts";
import { checkBackup } from "./check-backup.ts";
import { describeTable } from "./copy-table.ts";
import { makeBackup } from "./make-backup.ts";

let app: TestApp;
let folder: string;
/** No mail server listens there, so mails stay in the queue. */
const WITHOUT_MAIL = { SMTP_URL: "smtp://127.0.0.1:9" };

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "showroom-backup-"));
  app = await startTestApp({ environment: WITHOUT_MAIL });
});
afterAll(async () => {
  await app.stop();
  await rm(folder, { recursive: true, force: true });
});
afterEach(() => vi.unstubAllEnvs());

function commandsUse(databaseUrl: string, dataDir: string): void {
  vi.stubEnv("DATABASE_URL", databaseUrl);
  vi.stubEnv("DATA_DIR", dataDir);
}

/** Saves until it is aborted; returns the last acknowledged version. */
async function saveInALoop(stopped: AbortSignal): Promise<number> {
  const buyer = await openBuyer(await app.signedIn(BUYER), "de-lindehof");
  const page = buyer.page("bathroom");
  const rooms = [buyer.withLuxuryTile("bathroom"), standardRoom(page, buyer.project)];
  let { version } = (await buyer.client.call(getChoices, { params: { projectId: buyer.project.id } })).body;
  while (!stopped.aborted) {
    const answer = await buyer.save({ [page.id]: rooms[version % 2] ?? rooms[0]! }, version);
    expect(answer.status).toBe(200);
    if (answer.status === 200) version = answer.body.version;
  }
  return version;
}

/** The manifest without its time. */
const contentOf = ({ madeAt: _madeAt, ...content }: Awaited<ReturnType<typeof checkBackup>>) => content;

describe("a backup", () => {
  const made = (): string => join(folder, "made");
  let restored: string;

  it("is made while buyers save, and is a consistent snapshot of the database", { timeout: 60_000 }, async () => {
    await app.client().call(requestPasswordReset, { body: { email: OTHER_BUYER } });
    // As when a scheduled job is due: a queue of the job library's own, which a new database does not have.
    await app.pool.query(
      "insert into pgboss.job (name, data, start_after) values ('__pgboss__send-it', '{}', now() + interval '1 hour')",
    );
    const stop = new AbortController();
    const saving = saveInALoop(stop.signal);
    commandsUse(app.databaseUrl, app.dataDir);
    expect(await runBackup(made())).toContain("De reservekopie staat in");
    stop.abort();
    expect(await saving).toBeGreaterThan(0);
    const manifest = await checkBackup(made());
    expect(manifest.images.length).toBeGreaterThan(10);
    expect(manifest.jobs.rows).toBe(1);
  });

  it("is restored to the same hashes, and serves the same choices", { timeout: 60_000 }, async () => {
    restored = await createDatabase();
    const dataDir = join(folder, "restored-data");
    commandsUse(restored, dataDir);
    await runRestore(made(), false);
    const again = await makeBackup(restored, openImageStore(dataDir), join(folder, "again"));
    expect(contentOf(again)).toEqual(contentOf(await checkBackup(made())));

    const other = await startTestApp({ databaseUrl: restored });
    const buyer = await openBuyer(await other.signedIn(BUYER), "de-lindehof");
    const { body } = await buyer.client.call(getChoices, { params: { projectId: buyer.project.id } });
    const client = new Client({ connectionString: restored });
    await client.connect();
    const { rows } = await client.query(
      "select count(*)::int as n from choice_changes c join project_choices p on p.id = c.choices_id where p.project_id = $1 and p.version = $2",
      [buyer.project.id, body.version],
    );
    await client.end();
    expect(rows[0].n, "each saved version has its line in the history").toBeGreaterThanOrEqual(
      body.version > 0 ? 1 : 0,
    );
    expect((await buyer.save({ [buyer.page("toilet").id]: buyer.withLuxuryTile("toilet") }, body.version)).status).toBe(
      200,
    );
    expect(await other.mails(1), "the mail that waited is sent").toHaveLength(1);
    await other.stop();
  });

  it("is refused when it would replace data, unless `replace` is given", { timeout: 60_000 }, async () => {
    commandsUse(restored, join(folder, "restored-data"));
    await expect(runRestore(made(), false)).rejects.toThrow("al projecten of personen");
    expect(await runRestore(made(), true)).toContain("Teruggezet");
  });

  it("counts the rows of a table, also when the driver knows their number later", async () => {
    const client = new Client({ connectionString: await createDatabase() });
    await client.connect();
    await client.query("create table notes (id integer primary key, note text)");
    await client.query("insert into notes values (1, E'two\\nlines'), (2, 'one line'), (3, null)");
    const late = { get: () => 0, set: () => undefined };
    const query = (stream: Submittable) => Object.defineProperty(client.query(stream), "rowCount", late);
    const { rows } = await describeTable(Object.assign(Object.create(client), { query }), {
      name: "notes",
      columns: ["id", "note"],
      key: ["id"],
    });
    await client.end();
    expect(rows).toBe(3);
  });

  it("is refused when a file is damaged, without any change", async () => {
    const { images } = await checkBackup(made());
    await appendFile(imageFile(made(), images[0]?.publicId ?? ""), "x");
    const empty = await createDatabase();
    commandsUse(empty, join(folder, "unused"));
    await expect(runRestore(made(), false)).rejects.toThrow(`foto ${images[0]?.publicId}`);
  });
});
