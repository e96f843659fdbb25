import { freePort } from "@showroom/service/testing/free-port";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openBucket } from "../../packages/service/src/objects/bucket.ts";
import { startS3Server } from "../../packages/service/src/testing/s3-server.ts";
import type { S3Server } from "../../packages/service/src/testing/s3-server.ts";
import { until } from "./product.ts";
import { openSite } from "./site.ts";
import type { Place, Site } from "./site.ts";
import { startWork } from "./site-work.ts";

let store: S3Server;
let site: Site;
const ports = new Map<Place, string>();
let starts = 0;

beforeAll(async () => {
  store = await startS3Server();
  const free = [await freePort(), await freePort()];
  site = await openSite({
    settings: async () => store.environment,
    // Each start is on a new machine: its folder is empty.
    settingsOf(at, folder) {
      starts += 1;
      if (at.kind === "worker" && !ports.has(at)) ports.set(at, String(free.pop()));
      const port = ports.get(at);
      return { DATA_DIR: `${folder}/machine-${starts}`, ...(port === undefined ? {} : { WORKER_PORT: port }) };
    },
  });
}, 600_000);
afterAll(async () => {
  await site.stop();
  await store.stop();
});

/** How often all workers found light in memory, found it stored, or had to solve it, since their start. */
async function lightOfWorkers(): Promise<Readonly<Record<string, number>>> {
  const counts: Record<string, number> = {};
  for (const port of ports.values()) {
    const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
    for (const [, where = "", count] of text.matchAll(/^render_light_requests_total\{light="(\w+)"\} (\d+)$/gm))
      counts[where] = (counts[where] ?? 0) + Number(count);
  }
  return counts;
}

async function kindsInBucket(): Promise<ReadonlySet<string>> {
  const { store: objects } = openBucket(store.settings, () => undefined);
  const kinds = new Set<string>();
  for await (const { key } of objects.list("")) kinds.add(key.split("/")[0] ?? "");
  objects.close();
  return kinds;
}

describe("machines that share only the database and an S3 server", () => {
  it(
    "are replaced by empty ones, which find images, pictures and light in the bucket",
    { timeout: 600_000 },
    async () => {
      const work = await startWork(site.address);
      await until(120, "images, pictures and light are in the bucket", async () => (await kindsInBucket()).size >= 3);
      expect(await kindsInBucket()).toEqual(new Set(["images", "pictures", "light"]));
      for (const kind of ["api", "hub", "worker"] as const) {
        // Without a worker that knows the view, a new one must get its light from the bucket.
        const replaced = site.places.filter((at) => at.kind === kind).slice(0, kind === "worker" ? 2 : 1);
        await Promise.all(replaced.map((at) => site.end(at, "SIGTERM")));
        await Promise.all(replaced.map((at) => site.start(at)));
        await work.untilGoesOn(240, `work goes on with a new ${kind}`);
      }
      await until(120, "light came from the bucket", async () => ((await lightOfWorkers())["stored"] ?? 0) > 0);
      await work.end("bucket");
      console.log(await lightOfWorkers());
    },
  );
});
