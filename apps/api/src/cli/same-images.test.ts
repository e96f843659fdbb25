import { chown, cp, mkdir, mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "pg";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { checkBackup } from "../backup/check-backup.ts";
import { claimImages } from "../images/image-place.ts";
import { openImageStore } from "../images/image-store.ts";
import { importBundle } from "../importer/publish/import-bundle.ts";
import { startTestApp, type TestApp } from "../testing/test-app.ts";
import { createDatabase } from "../testing/test-database.ts";
import { runBackup, runRestore } from "./backup.ts";
import { createProgram } from "./program.ts";
import { withCatalogue } from "./with-database.ts";

const ROLE = `showroom_use_${process.pid}`;
let app: TestApp;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "showroom-same-images-"));
  app = await startTestApp();
});
afterAll(async () => {
  await app.stop();
  await rm(folder, { recursive: true, force: true });
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

/** The environment of a command; without a data folder it stands in the folder where it was typed. */
function given(databaseUrl: string, dataDir = ""): void {
  vi.stubEnv("DATABASE_URL", databaseUrl);
  vi.stubEnv("DATA_DIR", dataDir);
}

async function inDatabase(url: string, statement: string): Promise<unknown[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
}

function asRole(url: string, role: string): string {
  const address = new URL(url);
  address.username = role;
  address.password = "app";
  return address.href;
}

describe("a command that reads or writes pictures", () => {
  it("takes the data folder of the running product when none is named", { timeout: 120_000 }, async () => {
    given(app.databaseUrl);
    const to = join(folder, "without-data-dir");
    expect(await runBackup(to)).toContain(`uit ${app.dataDir}`);
    expect((await checkBackup(to)).images.length).toBeGreaterThan(10);
    expect(await withCatalogue(async ({ place }) => place)).toBe(app.dataDir);
  });

  it("refuses another data folder, and names the right one", async () => {
    given(app.databaseUrl, join(folder, "elsewhere"));
    const refusal = `are in ${app.dataDir}, not in ${join(folder, "elsewhere")}. Name the data folder of the running product: DATA_DIR=${app.dataDir}`;
    await expect(runBackup(join(folder, "wrong"))).rejects.toThrow(refusal);
    await expect(withCatalogue((tools) => importBundle(tools, folder, { dryRun: false }))).rejects.toThrow(refusal);
    expect(await readdir(folder)).not.toContain("wrong");
    expect(await readdir(folder)).not.toContain("elsewhere");
  });

  it("refuses a database that no product used yet when no folder is named", async () => {
    given(await createDatabase());
    await expect(withCatalogue(async () => undefined)).rejects.toThrow("DATA_DIR: is missing");
  });

  it("does not ask for a folder when it needs no pictures", async () => {
    given(app.databaseUrl, join(folder, "elsewhere"));
    const out = vi.spyOn(process.stdout, "write").mockReturnValue(true);
    await createProgram().parseAsync(["catalogue", "history", "de-lindehof"], { from: "user" });
    expect(out.mock.calls.join("")).toContain("(in de showroom)");
  });

  it("is refused as root when the folder is of another user", async () => {
    const dataDir = join(folder, "of-another");
    await cp(app.dataDir, dataDir, { recursive: true, dereference: true });
    if (process.getuid?.() === 0) {
      await chown(dataDir, 4_242, 4_242);
      await chown(join(dataDir, "images"), 4_242, 4_242);
    }
    vi.spyOn(process, "getuid").mockReturnValue(0);
    given(app.databaseUrl, dataDir);
    await expect(withCatalogue(async () => undefined)).rejects.toThrow(/belongs to user \d+.*sudo -u '#\d+'/);
  });
});

describe("a backup without all pictures", () => {
  it("is written, and fails with the names of the missing ones", async () => {
    const other = await startTestApp();
    const images = openImageStore(join(folder, "incomplete"));
    const { dataDir } = other;
    await mkdir(join(folder, "incomplete/images"), { recursive: true });
    await claimImages(other.databaseUrl, images, { dataDir: join(folder, "incomplete"), bucket: null });
    given(other.databaseUrl);
    expect(dataDir).not.toBe(join(folder, "incomplete"));
    await expect(runBackup(join(folder, "without-pictures"))).rejects.toThrow(
      /De reservekopie staat in .*, maar \d+ foto's die de catalogi noemen, staan niet in .*incomplete: \S+\.(webp|jpg|png|svg), /,
    );
    expect((await checkBackup(join(folder, "without-pictures"))).images).toEqual([]);
    await other.stop();
  });
});

describe("a restore with two roles", () => {
  it("is refused for the role that may not replace tables, and keeps the rights of the other", async () => {
    const empty = await startTestApp({ template: "empty" });
    given(empty.databaseUrl);
    const made = join(folder, "made");
    await runBackup(made);
    await empty.stop();
    const owner = await createDatabase();
    await inDatabase(owner, `create role ${ROLE} login password 'app'`);
    given(asRole(owner, ROLE), join(folder, "restored"));
    await expect(runRestore(made, false)).rejects.toThrow(/noem de database met die rol in MIGRATION_DATABASE_URL/);

    vi.stubEnv("MIGRATION_DATABASE_URL", owner);
    expect(await runRestore(made, false)).toContain(`in ${join(folder, "restored")}`);
    await inDatabase(asRole(owner, ROLE), "update users set last_name = last_name");
    // A second restore by the owner alone leaves the role its rights.
    vi.stubEnv("MIGRATION_DATABASE_URL", "");
    given(owner);
    expect(await runRestore(made, true)).toContain(`in ${join(folder, "restored")}`);
    await inDatabase(asRole(owner, ROLE), "update users set last_name = last_name");
    await inDatabase(owner, `drop owned by ${ROLE}; drop role ${ROLE}`);
  });
});
