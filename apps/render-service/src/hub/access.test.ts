import { bathroomRequest } from "@showroom/api-contract/testing/render-request";
import { generateKeyPair } from "jose";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { hubClient, startTestService, temporaryDirectory } from "../testing/service-fixture.ts";
import type { ServiceFixture } from "../testing/service-fixture.ts";
import { startTestApi } from "../testing/test-api.ts";
import type { TestApi } from "../testing/test-api.ts";
import { createTestEngine } from "../testing/test-engine.ts";

let api: TestApi;
let directory: Awaited<ReturnType<typeof temporaryDirectory>>;
let service: ServiceFixture;
beforeAll(async () => {
  [api, directory] = await Promise.all([startTestApi(), temporaryDirectory()]);
  service = await startTestService({ api, engine: createTestEngine(), directory: directory.path });
});
afterAll(async () => {
  await service.stop();
  await api.stop();
  await directory.remove();
});

describe("access", () => {
  it("is for valid access tokens only", async () => {
    const { privateKey } = await generateKeyPair("EdDSA");
    const bad = [
      await api.token({ aud: "elsewhere" }),
      await api.token({ token_use: "refresh" }),
      await api.token({ lifetime: -10 }),
      await api.token({}, privateKey),
      "nonsense",
    ];
    for (const candidate of bad) await expect(hubClient(service, candidate)).rejects.toThrow("401");
  });

  it("lets anonymous visitors connect, not render", async () => {
    const client = await hubClient(service, await api.token({ role: "anonymous" }));
    await expect(client.makeRender(bathroomRequest())).rejects.toThrow("not-allowed");
    await client.stop();
  });

  it("to pictures is by name alone", async () => {
    for (const name of ["0".repeat(40), "..%2f..%2fsecret", "../../secret", "x"]) {
      expect((await fetch(`${service.url}/pictures/${name}.jpg`)).status).toBe(404);
    }
    expect((await fetch(`${service.url}/pictures/${"0".repeat(40)}.jpg`, { method: "DELETE" })).status).toBe(405);
  });
});
