import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import { Client } from "pg";
import { expect, it } from "vitest";
import { createDatabase } from "../testing/test-database.ts";
import { migrateDatabase, MIGRATIONS } from "./migrate.ts";

/** Runs only the first migration: the schema without catalogue versions. */
async function migrateToStart(client: Client): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "showroom-migrations-"));
  await cp(MIGRATIONS, folder, { recursive: true });
  const path = join(folder, "meta", "_journal.json");
  const journal = JSON.parse(await readFile(path, "utf8")) as { entries: unknown[] };
  await writeFile(path, JSON.stringify({ ...journal, entries: journal.entries.slice(0, 1) }));
  await migrate(drizzle(client), { migrationsFolder: folder });
  await rm(folder, { recursive: true });
}

const STORED = `
insert into organisations (id, key, name, details) values (1, 'showroom', 'Showroom', '{}');
insert into projects (id, slug, name, status, showroom_id, revision, catalogue_version, checksum, document)
  values (2, 'oud', 'Oud', 1, 1, 7, 'v7', 'abc', '{"id": 2}');
insert into house_types (id, project_id, name, position) values (3, 2, 'Type A', 0);
insert into pages (id, house_type_id, position, document) values (4, 3, 0, '{"title": "Badkamer"}');
insert into articles (project_id, product_number, product) values (2, 'WT-1', '{"name": "Tegel"}');
insert into floor_offers (project_id, materials, floors, baseboards)
  values (2, '[]', '[{"id": 5, "name": "Eiken"}, {"id": 99, "name": "Zonder sleutel"}]', '[{"id": 6, "name": "Plint"}]');
insert into catalogue_keys (id, project_id, kind, key, retired_at)
  values (5, 2, 'floor', 'eiken', null), (6, 2, 'baseboard', 'plint', null), (8, 2, 'rule', 'weg', now());
insert into users (email, role) values ('koper@oud.example', 'projectuser');
insert into project_choices (user_id, project_id, house_type_id, version, rooms) values (1, 2, 3, 1, '{}');`;

it("creates a version of an old catalogue, and gives its floors article numbers", async () => {
  const url = await createDatabase();
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await migrateToStart(client);
    await client.query(STORED);
    await migrateDatabase(url);
    const version = await client.query(
      `select revision, catalogue_version, checksum, document, house_types, floors, baseboards, organisations, key_ids
       from catalogue_versions`,
    );
    expect(version.rows).toEqual([
      {
        revision: 7,
        catalogue_version: "v7",
        checksum: "abc",
        document: { id: 2 },
        house_types: [{ id: 3, name: "Type A", position: 0, retired: false }],
        floors: [
          { id: 5, name: "Eiken", product_number: "eiken" },
          { id: 99, name: "Zonder sleutel", product_number: "" },
        ],
        baseboards: [{ id: 6, name: "Plint", product_number: "plint" }],
        organisations: null,
        key_ids: [5, 6],
      },
    ]);
    expect((await client.query("select floors->0->>'product_number' as number from floor_offers")).rows).toEqual([
      { number: "eiken" },
    ]);
    expect((await client.query("select id, document from catalogue_version_pages")).rows).toEqual([
      { id: 4, document: { title: "Badkamer" } },
    ]);
    expect((await client.query("select product_number from catalogue_version_articles")).rows).toEqual([
      { product_number: "WT-1" },
    ]);
    expect((await client.query("select revision, told_revision from project_choices")).rows).toEqual([
      { revision: 7, told_revision: null },
    ]);
  } finally {
    await client.end();
  }
});

it("gives buyers their building number without extra spaces, but for one that another buyer has", async () => {
  const url = await createDatabase();
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await migrateToStart(client);
    await client.query(STORED);
    const numbers = [" 14", "15", "15 ", "16\u00A0", " 16", "17  A", "17 a", " ", "18"];
    for (const [at, number] of numbers.entries())
      await client.query(
        "insert into users (email, role, project_id, build_number) values ($1, 'projectuser', 2, $2)",
        [`koper-${at}@oud.example`, number],
      );
    await migrateDatabase(url);
    const { rows } = await client.query("select build_number from users where build_number is not null order by id");
    expect(rows.map((row) => row.build_number)).toEqual(["14", "15", "15 ", "16", " 16", "17  A", "17 a", " ", "18"]);
    // Each buyer has a home with the same number.
    const homes = await client.query("select build_number, house_type_id, version from homes order by id");
    expect(homes.rows).toEqual(
      ["14", "15", "15 ", "16", " 16", "17  A", "17 a", "18"].map((build_number) => ({
        build_number,
        house_type_id: null,
        version: 1,
      })),
    );
  } finally {
    await client.end();
  }
});
