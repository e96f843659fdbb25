import { storedPictureSchema } from "@showroom/api-contract/render";
import { bathroomRequest } from "@showroom/api-contract/testing/render-request";
import sharp from "sharp";
import { afterAll, beforeAll, expect, it } from "vitest";
import { eventually, hubClient, startTestService, temporaryDirectory } from "../testing/service-fixture.ts";
import type { ServiceFixture } from "../testing/service-fixture.ts";
import { startTestApi } from "../testing/test-api.ts";
import type { TestApi } from "../testing/test-api.ts";
import { createTestEngine } from "../testing/test-engine.ts";

const engine = createTestEngine();
let api: TestApi;
let token: string;
let directory: Awaited<ReturnType<typeof temporaryDirectory>>;
let service: ServiceFixture;

beforeAll(async () => {
  api = await startTestApi();
  token = await api.token();
  directory = await temporaryDirectory();
  service = await startTestService({ api, engine, directory: directory.path });
});
afterAll(async () => {
  await service.stop();
  await api.stop();
  await directory.remove();
});

const find = (body: unknown, authorization: string | null = `Bearer ${token}`): Promise<Response> =>
  fetch(`${service.url}/stored-picture`, {
    method: "POST",
    headers: authorization === null ? {} : { authorization },
    body: JSON.stringify(body),
  });

it("finds the half-size and the finished picture of a scene that was rendered before, and renders nothing itself", async () => {
  expect((await find(bathroomRequest())).status).toBe(404);
  expect(engine.begun).toHaveLength(0);

  const client = await hubClient(service, token);
  const renderId = await client.makeRender(bathroomRequest());
  await eventually(() => expect(client.stagesOf(renderId)).toContain("final"));
  await client.stop();

  const picture = storedPictureSchema.parse(await (await find(bathroomRequest())).json());
  expect(picture).toMatchObject({ width: 1_920, height: 1_080 });
  const stored = await sharp(await (await fetch(picture.url)).bytes()).metadata();
  expect([stored.width, stored.height]).toEqual([960, 540]);
  const finished = await sharp(await (await fetch(String(picture.finishedUrl))).bytes()).metadata();
  expect([finished.width, finished.height]).toEqual([1_920, 1_080]);
  expect((await find(bathroomRequest({ floorTile: "T-OTHER" }))).status).toBe(404);
  expect(engine.begun).toHaveLength(1);
});

it("is for the API too, which names the catalogue version", async () => {
  const own = `Bearer ${await api.token({ aud: "showroom-render" })}`;
  const catalogue = { projectId: 1, revision: 3, rooms: [] };
  const request = bathroomRequest();
  const ofUser = await (await find(request)).json();
  const begun = engine.begun.length;
  expect(await (await find({ request, catalogue }, own)).json()).toEqual(ofUser);
  const other = bathroomRequest({ floorTile: "T-OTHER" });
  expect((await find({ request: other, catalogue }, own)).status).toBe(404);
  // A user names no catalogue version, and the API does.
  expect((await find({ request, catalogue })).status).toBe(400);
  expect((await find(request, own)).status).toBe(400);
  expect(engine.begun).toHaveLength(begun);
});

it("is only for users with access to the home", async () => {
  expect((await find(bathroomRequest(), null)).status).toBe(401);
  expect((await find(bathroomRequest(), "Bearer nonsense")).status).toBe(401);
  expect((await find({ ...bathroomRequest(), home: { houseTypeId: 99 } })).status).toBe(404);
});

it("refuses what is no render request", async () => {
  expect((await find({ sceneSettings: {} })).status).toBe(400);
  expect((await find("x".repeat(70_000))).status).toBe(400);
  expect((await fetch(`${service.url}/stored-picture`)).status).toBe(405);
});
