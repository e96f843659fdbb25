import { readFileSync } from "node:fs";
import { getPage } from "@showroom/api-contract/endpoints/pages";
import { getProjectBySlug } from "@showroom/api-contract/endpoints/projects";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openStand } from "../../apps/api/bench/stand.ts";
import type { Stand } from "../../apps/api/bench/stand.ts";
import { createTestClient } from "../../apps/api/src/testing/test-client.ts";
import { makeProjects } from "./project-copies.ts";
import type { OpenedProject } from "./project-copies.ts";

const PROJECTS = 500;
const PRODUCTS = 800;
const MOST_MEGABYTES = 1_500;

let stand: Stand;
let projects: readonly OpenedProject[];
beforeAll(async () => {
  stand = await openStand({ buyers: 0 });
  const environment = { DATABASE_URL: stand.postgres.url, DATA_DIR: stand.dataDir };
  projects = await makeProjects(stand.pool, PROJECTS, PRODUCTS, environment);
}, 240_000);
afterAll(() => stand.stop());

/** The largest memory so far of the API's process, in megabytes. */
function peakOfApi(): number {
  const status = readFileSync(`/proc/${stand.api().pid}/status`, "utf8");
  return Number(/^VmHWM:\s+(\d+) kB$/m.exec(status)?.[1]) / 1024;
}

it("opens 500 projects one after the other within 1.5 GB and without a 503", { timeout: 300_000 }, async () => {
  const admin = createTestClient(stand.url);
  expect((await admin.signIn("admin@showroom.example", "Welkom-Thuis-2026")).status).toBe(200);
  const before = peakOfApi();
  const statuses = new Set<number>();
  for (const { slug, pages } of projects) {
    statuses.add((await admin.call(getProjectBySlug, { params: { slug } })).status);
    for (const params of pages) statuses.add((await admin.call(getPage, { params })).status);
  }
  console.log(`memory of the API: ${before.toFixed(0)} MB before, at most ${peakOfApi().toFixed(0)} MB`);
  expect([...statuses]).toEqual([200]);
  expect(peakOfApi()).toBeLessThan(MOST_MEGABYTES);
});
