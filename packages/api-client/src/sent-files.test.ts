import { expect, onTestFinished, test } from "vitest";
import { readHomeSheet } from "@showroom/api-contract/endpoints/homes";
import { json, startApiServer } from "../testing/api-server.ts";
import { createApiClient } from "./client.ts";
import { pageLock } from "./lock.ts";
import { memoryTokenStore } from "./token-store.ts";

test("a body with a file is sent as form data", async () => {
  const server = await startApiServer();
  onTestFinished(() => server.close());
  server.accepted.add("good");
  const store = memoryTokenStore();
  store.write({ accessToken: "good", refreshToken: null });
  const oauthClient = async () => ({ id: "showroom", secret: "" });
  const client = createApiClient({ baseUrl: server.url, store, lock: pageLock(), oauthClient });
  let seen: unknown;
  server.handlers.set("POST /api/staff/projects/4/homes/sheet", (request, response, body) => {
    seen = { type: request.headers["content-type"], body };
    json(response, 200, { rows: [], faults: [] });
  });
  const input = { params: { projectId: 4 }, body: { file: new File(["Bouwnr"], "woningen.csv") } };
  await expect(client.call(readHomeSheet, input)).resolves.toEqual({ rows: [], faults: [] });
  expect(seen).toMatchObject({
    type: expect.stringMatching(/^multipart\/form-data; boundary=/),
    body: expect.stringContaining('name="file"; filename="woningen.csv"'),
  });
});
