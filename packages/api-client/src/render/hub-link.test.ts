import { HttpTransportType, LogLevel } from "@microsoft/signalr";
import { beforeEach, afterEach, describe, expect, it, vi } from "vitest";
import { fake } from "../testing/fake-signalr.ts";
import { openHubLink, type HubLink, type HubLinkOptions } from "./hub-link.ts";

vi.mock(import("@microsoft/signalr"), async (importOriginal) => {
  const { FakeConnectionBuilder } = await import("../testing/fake-signalr.ts");
  return { ...(await importOriginal()), HubConnectionBuilder: FakeConnectionBuilder as never };
});

let link: HubLink | null;
const states: string[] = [];
const onReceived = { ReceiveMessage: vi.fn(), RenderFailed: vi.fn() };
const getAccessToken = () => "token";

beforeEach(() => {
  vi.useFakeTimers();
  fake.renew();
  states.length = 0;
  link = null;
});
afterEach(async () => {
  await link?.stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function open(options: Partial<HubLinkOptions> = {}): HubLink {
  const url = "https://hub.example/chat-hub";
  link = openHubLink({ url, getAccessToken, onState: (state) => states.push(state), onReceived, ...options });
  return link;
}

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);
const attempts = () => fake.connection.start.mock.calls.length;

async function opened(options: Partial<HubLinkOptions> = {}): Promise<HubLink> {
  const link = open(options);
  await pass(0);
  return link;
}

async function away(options: Partial<HubLinkOptions> = {}): Promise<HubLink> {
  fake.connection.isReachable = false;
  return await opened(options);
}

/** The times at which attempts are made, in milliseconds from now. */
async function attemptsWithin(milliseconds: number): Promise<readonly number[]> {
  const start = performance.now();
  const times: number[] = [];
  fake.connection.start.mockImplementation(async () => {
    times.push(performance.now() - start);
    throw new Error("refused");
  });
  await pass(milliseconds);
  return times;
}

describe("the connection", () => {
  it("is a WebSocket without negotiation, with a token per attempt, and is noticed to be lost within 30 s", async () => {
    await opened();
    expect(fake.built).toEqual([
      [
        "url",
        "https://hub.example/chat-hub",
        { accessTokenFactory: getAccessToken, skipNegotiation: true, transport: HttpTransportType.WebSockets },
      ],
      ["server timeout", 30_000],
      ["keep alive", 15_000],
      ["logging", LogLevel.None],
    ]);
    expect(states).toEqual(["connected"]);
  });

  it("passes both kinds of messages on", async () => {
    await opened();
    fake.connection.handlers.get("ReceiveMessage")?.("picture", "path");
    fake.connection.handlers.get("RenderFailed")?.({ renderId: "a" });
    expect(onReceived.ReceiveMessage).toHaveBeenCalledWith("picture", "path");
    expect(onReceived.RenderFailed).toHaveBeenCalledWith({ renderId: "a" });
  });

  it("calls the hub only while it is connected", async () => {
    const hub = open();
    await expect(hub.invoke("MakeRender")).rejects.toThrow("There is no connection");
    await pass(0);
    expect(await hub.invoke("MakeRender", "scene", "modal")).toEqual(["MakeRender", "scene", "modal"]);
    fake.connection.lose();
    await expect(hub.invoke("MakeRender")).rejects.toThrow("There is no connection");
    expect(fake.connection.invoke).toHaveBeenCalledOnce();
  });
});

describe("attempts", () => {
  it("follow after 2, 10 and 30 s, and then every 30 s", async () => {
    await away();
    expect(states).toEqual(["away"]);
    expect(await attemptsWithin(80_000)).toEqual([2_000, 12_000, 42_000, 72_000]);
    expect(states).toEqual(["away"]);
  });

  it("follow after the given delays, or at once without any", async () => {
    await away({ reconnectDelays: [5, 10, 20] });
    expect(await attemptsWithin(60)).toEqual([10, 30, 50]);
    await link?.stop();
    fake.renew();
    await away({ reconnectDelays: [] });
    expect(attempts()).toBeGreaterThan(1);
  });

  it.each([
    [10_000, [0, 2_000, 12_000]],
    [9_999, [2_000, 12_000]],
  ])("start again at the first delay after a connection of %i ms", async (duration, times) => {
    await opened();
    await pass(duration);
    fake.connection.lose();
    expect(states).toEqual(["connected", "connecting"]);
    expect(await attemptsWithin(20_000)).toEqual(times);
    expect(states).toEqual(["connected", "connecting", "away"]);
    expect(fake.built.filter(([name]) => name === "url")).toHaveLength(1);
  });

  it("measure the duration from the newest connection", async () => {
    await away();
    fake.connection.isReachable = true;
    await pass(11_000);
    fake.connection.lose();
    expect(await attemptsWithin(5_000)).toEqual([]);
    await pass(5_000);
    expect(attempts()).toBe(3);
  });
});

describe("an early attempt", () => {
  it.each([
    [999, 1],
    [1_000, 2],
  ])("%i ms after the one before makes %i attempts", async (waited, count) => {
    const hub = await away();
    await pass(waited);
    hub.hurry();
    await pass(0);
    expect(attempts()).toBe(count);
  });

  it("replaces the planned one", async () => {
    const hub = await away();
    await pass(1_500);
    hub.hurry();
    await pass(1_000);
    expect(attempts()).toBe(2);
  });

  it("is made neither while connected, nor while one is under way, nor after the stop", async () => {
    const hub = await opened();
    await pass(5_000);
    hub.hurry();
    await pass(0);
    expect(attempts()).toBe(1);
    fake.connection.isReachable = false;
    fake.connection.lose();
    fake.connection.start.mockImplementation(() => new Promise<void>(() => {}));
    await pass(5_000);
    expect(attempts()).toBe(2);
    hub.hurry();
    await pass(0);
    expect(attempts()).toBe(2);
    await hub.stop();
    hub.hurry();
    await pass(60_000);
    expect(attempts()).toBe(2);
  });

  it("is made when the network is back, until the stop", async () => {
    const page = new EventTarget();
    const added = vi.spyOn(page, "addEventListener");
    const removed = vi.spyOn(page, "removeEventListener");
    vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
    vi.stubGlobal("removeEventListener", page.removeEventListener.bind(page));
    const hub = await away({ reconnectDelays: [60_000] });
    await pass(2_000);
    page.dispatchEvent(new Event("online"));
    await pass(0);
    expect(attempts()).toBe(2);
    await hub.stop();
    expect(removed.mock.calls).toEqual(added.mock.calls);
  });
});

describe("after the stop", () => {
  it("no attempt follows, and no state is reported", async () => {
    const hub = await away();
    await hub.stop();
    await pass(60_000);
    expect([attempts(), states]).toEqual([1, ["away"]]);
  });

  it("the connection is closed, and its end is not reported", async () => {
    const hub = await opened();
    await hub.stop();
    expect(fake.connection.stop).toHaveBeenCalledOnce();
    await pass(60_000);
    expect([attempts(), states]).toEqual([1, ["connected"]]);
  });

  it("a connection that is not built yet is never opened", async () => {
    const hub = open();
    await hub.stop();
    await pass(60_000);
    expect(attempts()).toBe(0);
  });

  it.each(["opens", "fails"])("a connection that %s only now is closed", async (end) => {
    const { promise, resolve, reject } = Promise.withResolvers<undefined>();
    fake.connection.start.mockReturnValueOnce(promise);
    const hub = await opened();
    await hub.stop();
    fake.connection.stop.mockClear();
    if (end === "opens") resolve(undefined);
    else reject(new Error("refused"));
    await pass(60_000);
    expect(fake.connection.stop).toHaveBeenCalledTimes(end === "opens" ? 1 : 0);
    expect([attempts(), states]).toEqual([1, []]);
  });
});
