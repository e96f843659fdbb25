import { bathroomRequest } from "@showroom/api-contract/testing/render-request";
import sharp from "sharp";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { hubClient, eventually, startTestService, temporaryDirectory } from "../testing/service-fixture.ts";
import type { ServiceFixture } from "../testing/service-fixture.ts";
import { startTestApi } from "../testing/test-api.ts";
import type { TestApi } from "../testing/test-api.ts";
import { createTestEngine } from "../testing/test-engine.ts";

const engine = createTestEngine();
const catalogue = { projectId: 1, revision: 3, rooms: [] };
let api: TestApi;
let directory: Awaited<ReturnType<typeof temporaryDirectory>>;
let service: ServiceFixture;

beforeAll(async () => {
  api = await startTestApi();
  directory = await temporaryDirectory();
  service = await startTestService({ api, engine, directory: directory.path });
});
afterEach(() => api.setDown(false));
afterAll(async () => {
  await service.stop();
  await api.stop();
  await directory.remove();
});

const keep = async (body: unknown, token?: string): Promise<Response> =>
  await fetch(`${service.url}/kept-picture`, {
    method: "POST",
    headers: { authorization: `Bearer ${token ?? (await api.token({ aud: "showroom-render" }))}` },
    body: JSON.stringify(body),
  });

it("makes the finished picture, and gives the same bytes as a buyer gets", async () => {
  const answer = await keep({ request: bathroomRequest(), catalogue });
  expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "image/jpeg"]);
  const bytes = await answer.bytes();
  const { width, height } = await sharp(bytes).metadata();
  expect([width, height]).toEqual([1_920, 1_080]);
  expect(engine.begun).toHaveLength(1);

  const client = await hubClient(service, await api.token());
  const renderId = await client.makeRender(bathroomRequest());
  await eventually(() => expect(client.stagesOf(renderId)).toContain("final"));
  const shown = client.messages.find(({ stage }) => stage === "final");
  await client.stop();
  expect(await (await fetch(`${shown?.fullpath}${shown?.filename}.jpg`)).bytes()).toEqual(bytes);
  expect(engine.begun).toHaveLength(1);
});

it("says that it is not possible now when the articles cannot be read", async () => {
  const request = bathroomRequest({ floorTile: "T-OTHER" });
  // The keys are known by now.
  await keep({ request: {}, catalogue });
  const token = await api.token({ aud: "showroom-render" });
  api.setDown(true);
  const answer = await keep({ request, catalogue: { ...catalogue, revision: 4 } }, token);
  expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "30"]);
  api.setDown(false);
  expect((await keep({ request, catalogue: { ...catalogue, revision: 4 } }, token)).status).toBe(200);
});

it("is for the API alone, and refuses what is no request", async () => {
  const body = { request: bathroomRequest(), catalogue };
  expect((await keep(body, await api.token())).status).toBe(401);
  expect((await keep(body, "nonsense")).status).toBe(401);
  expect((await keep({ request: bathroomRequest() })).status).toBe(400);
  expect((await fetch(`${service.url}/kept-picture`)).status).toBe(405);
  // Nor does the API's token open what is for users.
  await expect(hubClient(service, await api.token({ aud: "showroom-render" }))).rejects.toThrow("401");
});
