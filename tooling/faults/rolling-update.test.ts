import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
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
  // Longer than a busy machine can be away, so that the answers meanwhile are seen.
  site = await openSite({ settings: async () => ({ DRAIN_SECONDS: "5" }) });
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

/** Stops a process, which must end in order. */
async function drain(at: Place): Promise<void> {
  const ended = site.end(at, "SIGTERM");
  if (at.kind !== "worker") {
    const url = `http://127.0.0.1:${at.port}`;
    await until(10, `${at.kind} is not ready`, async () => (await statusOf(`${url}/health/ready`)) === 503);
    expect(await statusOf(`${url}${at.kind === "api" ? "/config.json" : "/health/live"}`), at.kind).toBe(200);
  }
  expect(await ended, `${at.kind} ends in order: ${site.lastWords(at)}`).toBe(0);
}

/** The processes in two rounds: each replaces one of each kind, while the others work. */
const rounds = (): readonly (readonly Place[])[] =>
  [0, 1].map((round) =>
    (["api", "hub", "worker"] as const).flatMap((kind) => site.places.filter((at) => at.kind === kind)[round] ?? []),
  );

it(
  "replaces every process by the next version and by the previous one again, side by side, and loses nothing",
  { timeout: 900_000 },
  async () => {
    const work = await startWork(site.address);
    expect(await hasNextSchema()).toBe(false);
    site.migrate(next);
    expect(await hasNextSchema()).toBe(true);
    for (const layout of [next, madeLayout()])
      for (const round of rounds()) {
        await Promise.all(round.map(drain));
        await Promise.all(round.map((at) => site.start(at, layout)));
        await work.untilGoesOn(180, "work goes on with both versions");
      }
    await work.end("update");
  },
);
