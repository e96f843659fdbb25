import { bathroomRequest } from "@showroom/api-contract/testing/render-request";
import sharp from "sharp";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { eventually, hubClient, startTestService, temporaryDirectory } from "./testing/service-fixture.ts";
import type { ServiceFixture } from "./testing/service-fixture.ts";
import { startTestApi } from "./testing/test-api.ts";
import type { TestApi } from "./testing/test-api.ts";
import { createTestEngine } from "./testing/test-engine.ts";
import type { TestEngine } from "./testing/test-engine.ts";

let api: TestApi;
let token: string;
let directory: Awaited<ReturnType<typeof temporaryDirectory>>;
let service: ServiceFixture;

beforeAll(async () => {
  api = await startTestApi();
  token = await api.token();
});
afterAll(() => api.stop());
beforeEach(async () => {
  directory = await temporaryDirectory();
});
afterEach(async () => {
  await service.stop();
  await directory.remove();
});

async function start(
  engine: TestEngine = createTestEngine(),
  options: { mostWaiting?: number } = {},
): Promise<TestEngine> {
  service = await startTestService({ api, engine, directory: directory.path, ...options });
  return engine;
}

describe("asking for a picture", () => {
  it("returns a render id, then pictures of rising quality that can be fetched", async () => {
    await start();
    const client = await hubClient(service, token);
    const renderId = await client.makeRender(bathroomRequest());
    await eventually(() => expect(client.stagesOf(renderId)).toEqual(["preview", "refined", "final"]));
    const final = client.messages.at(-1);
    const answer = await fetch(`${final?.fullpath}${final?.filename}.jpg`);
    expect(answer.headers.get("content-type")).toBe("image/jpeg");
    expect(answer.headers.get("cache-control")).toContain("immutable");
    const picture = await sharp(await answer.bytes()).metadata();
    expect(picture).toMatchObject({ format: "jpeg", width: 1_920, height: 1_080 });
    await client.stop();
  });

  it("gives the same picture the same address, at once, also after a restart", async () => {
    const engine = await start();
    const client = await hubClient(service, token);
    const first = await client.makeRender(bathroomRequest());
    await eventually(() => expect(client.stagesOf(first)).toContain("final"));
    await client.stop();
    await service.stop();

    const second = await start();
    const visitor = await hubClient(service, await api.token({ sub: "user-2" }));
    const again = await visitor.makeRender(bathroomRequest());
    await eventually(() => expect(visitor.stagesOf(again)).toEqual(["final"]));
    expect(visitor.messages[0]?.filename).toBe(client.messages.at(-1)?.filename);
    expect([engine.begun.length, second.begun.length]).toEqual([1, 0]);
    await visitor.stop();
  });

  it("informs only the client that asked", async () => {
    await start();
    const [asker, other] = [await hubClient(service, token), await hubClient(service, token)];
    const renderId = await asker.makeRender(bathroomRequest());
    await eventually(() => expect(asker.stagesOf(renderId)).toContain("final"));
    expect(other.messages).toEqual([]);
    await Promise.all([asker.stop(), other.stop()]);
  });

  it("makes one picture for all who ask for the same", async () => {
    const engine = await start(createTestEngine({ holdLight: true }));
    const clients = await Promise.all(["a", "b", "c"].map(async (sub) => hubClient(service, await api.token({ sub }))));
    const ids = await Promise.all(clients.map((client) => client.makeRender(bathroomRequest())));
    engine.openLight();
    await Promise.all(
      clients.map((client, at) => eventually(() => expect(client.stagesOf(ids[at] ?? "")).toContain("final"))),
    );
    expect(engine.begun).toHaveLength(1);
    expect(new Set(ids).size).toBe(3);
    await Promise.all(clients.map((client) => client.stop()));
  });
});

describe("the newest request", () => {
  const burst = Array.from({ length: 100 }, (_, n) => bathroomRequest({ productChoices: [`F-${n}`] }));

  it("is the only one kept, per context, of a hundred in a burst", async () => {
    const engine = await start(createTestEngine({ holdLight: true }));
    const client = await hubClient(service, token);
    const ids = await Promise.all(burst.map((request) => client.makeRender(request)));
    const modal = await client.makeRender(bathroomRequest({ floorTile: "T-OTHER" }), "modal");
    engine.openLight();
    await eventually(() => expect(client.stagesOf(modal)).toContain("final"));
    await eventually(() => expect(client.stagesOf(ids.at(-1) ?? "")).toContain("final"));
    expect(
      new Set(client.messages.filter((message) => message.stage === "final").map((message) => message.renderId)),
    ).toEqual(new Set([ids.at(-1), modal]));
    // How many begin before a newer one arrives depends on the machine. That all but the newest are aborted does not.
    await eventually(() => expect(engine.finished + engine.aborted).toBe(engine.begun.length));
    expect(engine.finished).toBe(2);
    await client.stop();
  });

  it("is the only one begun of a hundred that arrive while another picture is made", async () => {
    const engine = await start(createTestEngine({ holdPreviews: true }));
    const [other, client] = [
      await hubClient(service, await api.token({ sub: "user-2" })),
      await hubClient(service, token),
    ];
    const first = await other.makeRender(bathroomRequest());
    await eventually(() => expect(engine.begun).toHaveLength(1));
    const ids = await Promise.all(burst.map((request) => client.makeRender(request)));
    expect(engine.begun).toHaveLength(1);
    engine.openLight();
    await eventually(() => expect(client.stagesOf(ids.at(-1) ?? "")).toContain("final"));
    await eventually(() => expect(other.stagesOf(first)).toContain("final"));
    expect(engine.begun).toHaveLength(2);
    expect(new Set(client.messages.map((message) => message.renderId))).toEqual(new Set([ids.at(-1)]));
    await Promise.all([other.stop(), client.stop()]);
  });

  it("stops the solve of a client that disconnected", async () => {
    const engine = await start(createTestEngine({ holdLight: true }));
    const client = await hubClient(service, token);
    await client.makeRender(bathroomRequest());
    await eventually(() => expect(client.messages).toHaveLength(1));
    await client.stop();
    await eventually(() => expect(engine.aborted).toBe(1));
  });

  it("is served before another client's solve if its light is known", async () => {
    const engine = await start();
    const client = await hubClient(service, token);
    const warmUp = await client.makeRender(bathroomRequest());
    await eventually(() => expect(client.stagesOf(warmUp)).toContain("final"));
    const slow = createTestEngine({ holdLight: true });
    engine.render = (request, onImage, signal) =>
      engine.isWarm(request)
        ? createTestEngine().render(request, onImage, signal)
        : slow.render(request, onImage, signal);
    await client.makeRender(bathroomRequest({ productChoices: ["F-5"] }), "modal");
    const composite = await client.makeRender(bathroomRequest({ floorTile: "T-OTHER" }));
    await eventually(() => expect(client.stagesOf(composite)).toContain("final"));
    slow.openLight();
    await client.stop();
  });
});

describe("trouble", () => {
  it.each([
    ["no JSON", "{", "invalid-scene: the scene is not JSON"],
    ["a scene without settings", {}, "invalid-scene: sceneSettings"],
    [
      "a grout color that is none",
      bathroomRequest({ floorGroutColor: "blue" }),
      "sceneStructure.floorGroutColor: expected a color",
    ],
  ])("says what is wrong with %s", async (_name, request, reason) => {
    await start();
    const client = await hubClient(service, token);
    await expect(client.makeRender(request)).rejects.toThrow(reason);
    await expect(client.makeRender(bathroomRequest(), "garden")).rejects.toThrow("invalid-scene: the context");
    await client.stop();
  });

  it("shows a neutral replacement for an unknown article or a missing texture, and warns", async () => {
    await start();
    api.addTile("T-BLANK", "tiles/missing");
    const client = await hubClient(service, token);
    const unknown = await client.makeRender(bathroomRequest({ floorTile: "T-NOBODY" }));
    await eventually(() => expect(client.stagesOf(unknown)).toContain("final"));
    const blank = await client.makeRender(bathroomRequest({ floorTile: "T-BLANK" }));
    await eventually(() => expect(client.stagesOf(blank)).toContain("final"));
    expect(service.warnings).toEqual([expect.stringContaining("T-NOBODY"), expect.stringContaining("'tiles/missing'")]);
    await client.stop();
  });

  it("answers busy when the queue is full, and accepts requests when it has room again", async () => {
    const engine = await start(createTestEngine({ holdPreviews: true }), { mostWaiting: 1 });
    const client = await hubClient(service, token);
    const request = (n: number) => bathroomRequest({ productChoices: [`F-${n}`] });
    await client.makeRender(request(0), "main");
    await eventually(() => expect(engine.begun).toHaveLength(1));
    const waiting = await client.makeRender(request(1), "modal");
    await expect(client.makeRender(request(2), "copy-choices-defaults")).rejects.toThrow("render-busy");
    engine.openLight();
    await eventually(() => expect(client.stagesOf(waiting)).toContain("final"));
    const later = await client.makeRender(request(2), "copy-choices-defaults");
    await eventually(() => expect(client.stagesOf(later)).toContain("final"));
    await client.stop();
  });

  it("reports a picture that cannot be made, and continues", async () => {
    await start(createTestEngine({ failOn: "tiles/T-OTHER" }));
    const client = await hubClient(service, token);
    const failing = await client.makeRender(bathroomRequest({ floorTile: "T-OTHER" }));
    await eventually(() => expect(client.failures).toEqual([{ renderId: failing, code: "render-unavailable" }]));
    const next = await client.makeRender(bathroomRequest());
    await eventually(() => expect(client.stagesOf(next)).toContain("final"));
    await client.stop();
  });

  it("survives an API that is unavailable", async () => {
    await start();
    const client = await hubClient(service, token);
    api.setDown(true);
    try {
      await expect(client.makeRender(bathroomRequest())).rejects.toThrow("render-unavailable");
      // The signature of a token is enough for a new connection. Its pictures wait for the API.
      const other = await hubClient(service, token);
      await expect(other.makeRender(bathroomRequest())).rejects.toThrow("render-unavailable");
      await other.stop();
    } finally {
      api.setDown(false);
    }
    const renderId = await client.makeRender(bathroomRequest());
    await eventually(() => expect(client.stagesOf(renderId)).toContain("final"));
    await client.stop();
  });
});
