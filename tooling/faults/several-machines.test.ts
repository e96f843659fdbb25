import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { answers } from "../start/part.ts";
import { until } from "./product.ts";
import { openSite } from "./site.ts";
import type { Site } from "./site.ts";
import { startWork } from "./site-work.ts";

let site: Site;
beforeAll(async () => {
  site = await openSite();
}, 600_000);
afterAll(() => site.stop());

describe("two of each process behind a proxy, set up as the documentation says", () => {
  it.each([
    ["SIGKILL", 0],
    ["SIGTERM", 300],
  ] as const)(
    "loses no save and no picture, and shows staff the stored state, while each in turn is ended by %s",
    { timeout: 600_000 },
    async (signal, skip) => {
      const work = await startWork(site.address, skip);
      for (const at of site.places) {
        await site.end(at, signal);
        const before = work.done();
        await until(60, `work goes on without one ${at.kind}`, async () => work.hasGoneOn(before));
        await site.start(at);
      }
      await work.end(signal);
      expect(await answers(`${site.address}/config.json`, 5_000)).toBe(true);
      expect(await answers(`${site.address}/metrics`, 5_000)).toBe(false);
    },
  );
});
