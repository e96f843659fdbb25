import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createProject } from "@showroom/api-contract/endpoints/new-project";
import { generateBundle } from "../../importer/generate/generate-bundle.ts";
import { writeWorkbook } from "../../importer/workbook/write-workbook.ts";
import { ADMIN, startTestApp, type TestApp } from "../../testing/test-app.ts";

const ROWS = 5_000;

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
}, 60_000);
afterAll(() => app.stop());

it("answers others while a list of 5,000 articles is checked", { timeout: 300_000 }, async () => {
  const admin = await app.signedIn(ADMIN);
  const content = await writeWorkbook(generateBundle({ products: ROWS, rules: 50, seed: 5 }));
  const file = new File([new Uint8Array(content)], "prijslijst.xlsx");
  const project = { slug: "groot", name: "Groot", showroomId: null, dryRun: true, agreed: false };
  const [begin, before] = [performance.now(), performance.eventLoopUtilization()];
  const done = new AbortController();
  const check = admin.call(createProject, { body: { file, ...project } }).finally(() => done.abort());
  let longest = 0;
  while (!done.signal.aborted) {
    const asked = performance.now();
    expect((await fetch(`${app.url}/api/projects/slug/de-lindehof`)).status).toBe(200);
    longest = Math.max(longest, performance.now() - asked);
    await pause(200);
  }
  const took = performance.now() - begin;
  const { utilization } = performance.eventLoopUtilization(before);
  const { findings } = (await check).body;
  expect(findings.filter(({ level }) => level === "error")).toEqual([]);
  expect(longest).toBeLessThan(took / 3);
  // Without a thread of its own, reading keeps the loop of the server busy nearly all the time. Beside other tests it was 0.61.
  expect(utilization).toBeLessThan(0.85);
});
