import { bathroomRequest } from "@showroom/api-contract/testing/render-request";
import { HubException } from "@showroom/signalr-server/hub-exception";
import { afterEach, describe, expect, it } from "vitest";
import { eventually } from "../testing/eventually.ts";
import { startRenderHub, type RenderHubFixture, type RenderHubFixtureOptions } from "../testing/render-hub-fixture.ts";
import type { RenderHubState } from "./hub-link.ts";
import type { RenderImage } from "./newest-renders.ts";
import { createRenderHub, type RenderHub, type RenderTrouble } from "./render-hub.ts";

let server: RenderHubFixture | null = null;
let hub: RenderHub;
afterEach(async () => {
  await hub.stop();
  await server?.stop();
  server = null;
});

function watch(url: string, getAccessToken: () => string = () => "good-token") {
  hub = createRenderHub({ url, getAccessToken, reconnectDelays: [0, 20, 40], busyDelay: 20 });
  const [states, images, troubles]: [RenderHubState[], RenderImage[], RenderTrouble[]] = [[], [], []];
  hub.onState((state) => states.push(state));
  hub.onImage((image) => images.push(image));
  hub.onTrouble((trouble) => troubles.push(trouble));
  return { states, images, troubles };
}

async function connected(options: RenderHubFixtureOptions = {}) {
  const fixture = await startRenderHub(options);
  server = fixture;
  const seen = watch(fixture.url);
  hub.start();
  await eventually(() => expect(hub.state).toBe("connected"));
  return { fixture, ...seen };
}

const pass = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
const request = (floorTile: string) => bathroomRequest({ floorTile });

describe("a picture", () => {
  it("arrives for the context that requested it, from preview to final", async () => {
    const { fixture, images } = await connected();
    hub.requestRender("main", request("A"));
    hub.requestRender("modal", request("B"));
    await eventually(() => expect(fixture.asked.map(({ context }) => context)).toEqual(["main", "modal"]));
    expect(JSON.parse(fixture.asked[0]?.json ?? "")).toEqual(request("A"));
    fixture.asked[1]?.say("preview");
    fixture.asked[0]?.say("final");
    fixture.asked[1]?.say("final");
    // A message before the response with its render id is held back. So the order is only fixed within one context.
    await eventually(() => expect(images).toHaveLength(3));
    const of = (wanted: string) =>
      images.flatMap(({ context, stage, url }) => (context === wanted ? [[stage, url]] : []));
    expect(of("main")).toEqual([["final", "https://pictures.example/picture-1.jpg"]]);
    expect(of("modal")).toEqual([
      ["preview", "https://pictures.example/picture-2.jpg"],
      ["final", "https://pictures.example/picture-2.jpg"],
    ]);
  });

  it("is shown even when it arrives before the response with its render id", async () => {
    const { images } = await connected({
      beforeAnswer: (asked) => {
        asked.say("preview");
        asked.say("final");
      },
    });
    hub.requestRender("main", request("A"));
    await eventually(() => expect(images.map(({ stage }) => stage)).toEqual(["preview", "final"]));
  });

  it("is dropped when the same context requested a newer one", async () => {
    const { fixture, images } = await connected();
    hub.requestRender("main", request("A"));
    await eventually(() => expect(fixture.asked).toHaveLength(1));
    hub.requestRender("main", request("B"));
    await eventually(() => expect(fixture.asked).toHaveLength(2));
    fixture.asked[1]?.say("preview");
    fixture.asked[0]?.say("final");
    fixture.asked[1]?.say("final");
    await eventually(() =>
      expect(images.map(({ renderId, stage }) => [renderId, stage])).toEqual([
        ["render-2", "preview"],
        ["render-2", "final"],
      ]),
    );
  });

  it("is never replaced by a lower stage, nor shown for a forgotten context", async () => {
    const { fixture, images } = await connected();
    hub.requestRender("main", request("A"));
    hub.requestRender("modal", request("B"));
    await eventually(() => expect(fixture.asked).toHaveLength(2));
    hub.forget("modal");
    fixture.asked[1]?.say("final");
    fixture.asked[0]?.say("final");
    fixture.asked[0]?.say("preview");
    await pass(50);
    expect(images.map(({ context, stage }) => [context, stage])).toEqual([["main", "final"]]);
  });
});

describe("the connection", () => {
  it("sends the newest request when it opens", async () => {
    const fixture = await startRenderHub();
    server = fixture;
    watch(fixture.url);
    hub.requestRender("main", request("A"));
    hub.requestRender("main", request("B"));
    hub.start();
    await eventually(() => expect(fixture.asked).toHaveLength(1));
    expect(fixture.asked[0]?.json).toContain('"floorTile":"B"');
  });

  it("reconnects with a fresh token, and repeats only the unfinished requests", async () => {
    const first = await startRenderHub();
    let count = 0;
    const { states, images } = watch(first.url, () => `good-${(count += 1)}`);
    hub.start();
    await eventually(() => expect(hub.state).toBe("connected"));
    hub.requestRender("main", request("DONE"));
    hub.requestRender("modal", request("MISSING"));
    await eventually(() => expect(first.asked).toHaveLength(2));
    first.asked[0]?.say("final");
    first.asked[1]?.say("preview");
    await eventually(() => expect(images).toHaveLength(2));
    await first.stop();
    await eventually(() => expect(states).toContain("away"));
    const second = await startRenderHub({ port: first.port });
    server = second;
    await eventually(() => expect(second.asked).toHaveLength(1));
    expect(second.asked[0]?.json).toContain("MISSING");
    expect(second.tokens.at(-1)).not.toBe(first.tokens.at(-1));
    expect(states).toEqual(["connected", "connecting", "away", "connected"]);
  });

  it("keeps trying after the last delay, also when it never connected", async () => {
    const probe = await startRenderHub();
    await probe.stop();
    const { states } = watch(probe.url);
    hub.start();
    await eventually(() => expect(states).toEqual(["away"]));
    await pass(150);
    server = await startRenderHub({ port: probe.port });
    await eventually(() => expect(states).toEqual(["away", "connected"]));
  });

  it("makes the next attempt when a picture is requested, but never twice within a second", async () => {
    const probe = await startRenderHub();
    await probe.stop();
    hub = createRenderHub({ url: probe.url, getAccessToken: () => "good", reconnectDelays: [0, 60_000] });
    hub.start();
    await eventually(() => expect(hub.state).toBe("away"));
    const fixture = await startRenderHub({ port: probe.port });
    server = fixture;
    hub.requestRender("main", request("A"));
    await pass(100);
    expect(hub.state).toBe("away");
    await pass(950);
    hub.requestRender("main", request("B"));
    await eventually(() => expect(fixture.asked).toHaveLength(1));
    expect(fixture.asked[0]?.json).toContain('"floorTile":"B"');
  });

  it("waits for a token that is accepted", async () => {
    const fixture = await startRenderHub();
    server = fixture;
    let token = "bad";
    const { states } = watch(fixture.url, () => token);
    hub.start();
    await eventually(() => expect(states).toEqual(["away"]));
    token = "good";
    await eventually(() => expect(hub.state).toBe("connected"));
  });

  it("can be stopped at any moment and started again", async () => {
    const fixture = await startRenderHub();
    server = fixture;
    watch(fixture.url);
    hub.start();
    const stopped = hub.stop();
    hub.start();
    await stopped;
    await eventually(() => expect(hub.state).toBe("connected"));
    await hub.stop();
    expect(hub.state).toBe("connecting");
  });
});

describe("a refusal", () => {
  it("is reported with its code and reason, and not retried", async () => {
    const { fixture, troubles } = await connected({
      beforeAnswer: (_asked, count) => {
        if (count === 1) throw new HubException("invalid-scene: floorTile: too small");
      },
    });
    hub.requestRender("main", request("A"));
    const trouble = { context: "main", code: "invalid-scene", reason: "floorTile: too small" };
    await eventually(() => expect(troubles).toEqual([trouble]));
    await pass(50);
    expect(fixture.asked).toEqual([]);
  });

  it("with `render-busy` is retried", async () => {
    const { fixture, troubles } = await connected({
      beforeAnswer: (_asked, count) => {
        if (count <= 2) throw new HubException("render-busy: the queue is full");
      },
    });
    hub.requestRender("main", request("A"));
    await eventually(() => expect([fixture.asked.length, troubles]).toEqual([1, []]));
  });

  it("is not retried for a context that is forgotten or asks for another picture", async () => {
    const { fixture } = await connected({
      beforeAnswer: (asked) => {
        if (asked.json.includes("BUSY")) throw new HubException("render-busy: the queue is full");
      },
    });
    for (const context of ["main", "modal"] as const) hub.requestRender(context, request("BUSY"));
    await pass(10);
    hub.forget("modal");
    hub.requestRender("main", request("NEW"));
    await pass(60);
    expect([fixture.asked.map(({ context }) => context), fixture.count()]).toEqual([["main"], 3]);
  });

  it("after the response is reported too", async () => {
    const { fixture, troubles } = await connected();
    hub.requestRender("modal", request("A"));
    await eventually(() => expect(fixture.asked).toHaveLength(1));
    fixture.asked[0]?.fail();
    await eventually(() => expect(troubles).toMatchObject([{ context: "modal", code: "render-unavailable" }]));
    hub.forget("modal");
    fixture.asked[0]?.fail();
    await pass(20);
    expect(troubles).toHaveLength(1);
  });

  it("of an older request is not reported", async () => {
    const { fixture, troubles } = await connected({
      beforeAnswer: (asked) => {
        if (asked.json.includes('"OLD"')) throw new HubException("invalid-scene: nonsense");
      },
    });
    hub.requestRender("main", request("OLD"));
    hub.requestRender("main", request("NEW"));
    await eventually(() => expect(fixture.asked).toHaveLength(1));
    expect(troubles).toEqual([]);
  });
});
