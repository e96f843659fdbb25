import { bathroomRequest } from "@showroom/api-contract/testing/render-request";
import { afterAll, beforeAll, expect, it } from "vitest";
import {
  eventually,
  hubClient,
  startTestService,
  temporaryDirectory,
  type ServiceFixture,
} from "./testing/service-fixture.ts";
import { startTestApi, type TestApi } from "./testing/test-api.ts";
import { createTestEngine } from "./testing/test-engine.ts";

let api: TestApi;
let directory: Awaited<ReturnType<typeof temporaryDirectory>>;
let service: ServiceFixture;
beforeAll(async () => {
  api = await startTestApi();
  directory = await temporaryDirectory();
  service = await startTestService({ api, engine: createTestEngine(), directory: directory.path });
});
afterAll(async () => {
  await service.stop();
  await directory.remove();
  await api.stop();
});

it("counts what it does", async () => {
  const client = await hubClient(service, await api.token());
  const renderId = await client.makeRender(bathroomRequest());
  await expect(client.makeRender("{")).rejects.toThrow("invalid-scene");
  await eventually(() => expect(client.stagesOf(renderId)).toContain("final"));
  const metrics = await (await fetch(`${service.url}/metrics`)).text();
  for (const line of [
    "render_hub_connections 1",
    'render_hub_invocations_total{method="MakeRender",outcome="ok"} 1',
    'render_hub_invocations_total{method="MakeRender",outcome="hub-exception"} 1',
    'render_seconds_count{light="solved",outcome="made"} 1',
  ]) {
    expect(metrics).toContain(line);
  }
  await client.stop();
});

it("reports whether it is alive and ready", async () => {
  expect(await (await fetch(`${service.url}/health/live`)).json()).toEqual({ status: "live" });
  expect(await (await fetch(`${service.url}/health/ready`)).json()).toMatchObject({
    status: "ready",
    waiting: 0,
    running: 0,
  });
  expect((await fetch(`${service.url}/elsewhere`)).status).toBe(404);
  service.drain();
  const draining = await fetch(`${service.url}/health/ready`);
  expect([draining.status, draining.headers.get("retry-after")]).toEqual([503, "5"]);
  expect((await fetch(`${service.url}/health/live`)).status).toBe(200);
});
