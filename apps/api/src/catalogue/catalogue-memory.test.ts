import { drizzle } from "drizzle-orm/node-postgres";
import { expect, it } from "vitest";
import { generateBundle } from "../importer/generate/generate-bundle.ts";
import { useImportDesk } from "../testing/import-desk.ts";
import { openCatalogue } from "./catalogue.ts";
import { projectBytes } from "./project-bytes.ts";

const desk = useImportDesk();

/** Imports generated projects of equal size; returns their ids. */
async function importProjects(count: number): Promise<number[]> {
  for (let seed = 1; seed <= count; seed += 1) {
    await desk.write(generateBundle({ products: 200, rules: 10, seed }));
    await desk.run();
  }
  const { rows } = await desk.pool.query<{ id: number }>("select id from projects order by id");
  return rows.map(({ id }) => id);
}

it("caches projects in bounded memory, and evicts the least recently used first", { timeout: 60_000 }, async () => {
  const [one = 0, two = 0, three = 0] = await importProjects(3);
  const db = drizzle(desk.pool);
  const sizes = await Promise.all([one, two, three].map((id) => openCatalogue(db, 1e9).project(id).then(projectBytes)));
  const room = Math.floor(Math.max(...sizes) * 2.5);
  const catalogue = openCatalogue(db, room);
  const [first, second] = [await catalogue.project(one), await catalogue.project(two)];
  expect(await catalogue.project(one)).toBe(first);
  await catalogue.project(three);
  expect(catalogue.usage().projects).toBe(2);
  expect(catalogue.usage().bytes).toBeLessThanOrEqual(room);
  expect(await catalogue.project(one)).toBe(first);
  expect(await catalogue.project(two)).not.toBe(second);
});

it("serves a project that is larger than the cache, without caching it", { timeout: 60_000 }, async () => {
  const [id = 0] = await importProjects(1);
  const catalogue = openCatalogue(drizzle(desk.pool), 10_000);
  expect((await catalogue.project(id)).articles.size).toBeGreaterThan(100);
  expect(catalogue.usage()).toEqual({ projects: 0, bytes: 0 });
});

it("reads a project once for simultaneous requests", { timeout: 60_000 }, async () => {
  const [id = 0] = await importProjects(1);
  const catalogue = openCatalogue(drizzle(desk.pool), 1e9);
  const [one, other] = await Promise.all([catalogue.project(id), catalogue.project(id)]);
  expect(one).toBe(other);
});

it("counts earlier versions of a project in the same memory", { timeout: 60_000 }, async () => {
  const [id = 0] = await importProjects(1);
  const { rows } = await desk.pool.query<{ revision: number }>(
    "select revision from catalogue_versions where project_id = $1",
    [id],
  );
  const catalogue = openCatalogue(drizzle(desk.pool), 1e9);
  const [one, other] = await Promise.all([1, 2].map(() => catalogue.at(id, rows[0]?.revision ?? 0)));
  expect(one).toBe(other);
  expect(await catalogue.at(id, rows[0]?.revision ?? 0)).toBe(one);
  expect(catalogue.usage().bytes).toBeGreaterThan(10_000);
  const small = openCatalogue(drizzle(desk.pool), 10_000);
  await small.at(id, rows[0]?.revision ?? 0);
  expect(small.usage()).toEqual({ projects: 0, bytes: 0 });
});
