import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { Client } from "pg";
import { afterAll, beforeAll, expect, it } from "vitest";
import { madeLayout } from "./layout.ts";
import { makeNextVersion, NEXT_TABLE } from "./next-version.ts";
import { statusOf, until } from "./product.ts";
import { openSite } from "./site.ts";
import type { Place, Site } from "./site.ts";
import { startWork } from "./site-work.ts";

const folder = mkdtempSync(join(tmpdir(), "showroom-next-"));
const next = join(folder, "showroom");
let site: Site;
beforeAll(async () => {
  makeNextVersion(madeLayout(), next);
  site = await openSite();
}, 600_000);
afterAll(async () => {
  await site.stop();
  rmSync(folder, { recursive: true, force: true });
});

async function hasNextSchema(): Promise<boolean> {
  const client = new Client({ connectionString: site.urlAs("showroom") });
  await client.connect();
  const { rows } = await client.query<{ there: boolean }>("select to_regclass($1) is not null as there", [NEXT_TABLE]);
  await client.end();
  return rows[0]?.there ?? false;
}

/** Stops a process and returns what it answered meanwhile: readiness, and an ordinary request. */
async function drain(at: Place): Promise<{ readonly ready: number; readonly request: number }> {
  const url = `http://127.0.0.1:${at.port}`;
  const ended = site.end(at, "SIGTERM");
  await sleep(300);
  const ready = await statusOf(`${url}/health/ready`);
  const request = await statusOf(`${url}${at.kind === "api" ? "/config.json" : "/health/live"}`);
  expect(await ended, `${at.kind} ends in order`).toBe(0);
  return { ready, request };
}

it(
  "replaces every process by the next version, side by side with the previous one, and loses nothing",
  {
    timeout: 900_000,
  },
  async () => {
    const work = await startWork(site.address);
    expect(await hasNextSchema()).toBe(false);
    site.migrate(next);
    expect(await hasNextSchema()).toBe(true);
    for (const at of site.places) {
      // A worker that does not finish a picture in time leaves it to the other.
      if (at.kind === "worker") await site.end(at, "SIGTERM");
      else expect(await drain(at), at.kind).toEqual({ ready: 503, request: 200 });
      await site.start(at, next);
      const before = work.done();
      await until(120, "work goes on with both versions", async () => work.hasGoneOn(before));
    }
    await work.end("update");
  },
);
