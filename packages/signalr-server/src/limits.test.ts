import { afterEach, describe, expect, it, test, vi } from "vitest";
import { frame } from "./frame-reader.ts";
import { microsoftClient, OTHER_TOKEN, rawClient, startHub } from "./testing/hub-fixture.ts";
import type { HubFixture } from "./testing/hub-fixture.ts";

let fixture: HubFixture;
afterEach(() => fixture.stop());

describe("time", () => {
  it("pings a quiet client and disconnects one that stays silent", async () => {
    fixture = await startHub({ keepAlive: 60, clientSilence: 600 });
    const raw = await rawClient(fixture);
    await raw.closed;
    expect(raw.received.filter((message) => JSON.stringify(message) === '{"type":6}').length).toBeGreaterThanOrEqual(2);
    expect(raw.received.at(-1)).toMatchObject({ type: 7, allowReconnect: true });
    await vi.waitFor(() => expect(fixture.disconnectReasons()).toEqual(["client-silent"]));
  });

  it("keeps a client that pings", async () => {
    fixture = await startHub({ keepAlive: 60, clientSilence: 500 });
    const client = microsoftClient(fixture.url);
    client.keepAliveIntervalInMilliseconds = 50;
    await client.start();
    await new Promise((resolve) => setTimeout(resolve, 1_100));
    expect(await client.invoke("Echo", "still here")).toBe("Jan: still here");
    await client.stop();
  });

  it("ends a connection without a handshake", async () => {
    fixture = await startHub({ handshakeTimeout: 60 });
    const raw = await rawClient(fixture, { handshake: false });
    await raw.closed;
    expect(raw.received).toEqual([{ error: "Handshake was canceled." }]);
    await vi.waitFor(() => expect(fixture.disconnectReasons()).toEqual(["handshake-timeout"]));
  });
});

describe("malformed input", () => {
  it.each([
    ["another protocol", { protocol: "messagepack", version: 1 }, "not supported"],
    ["a later version", { protocol: "json", version: 99 }, "does not support version 99"],
    ["no handshake", { type: 6 }, "must name a protocol"],
  ])("refuses a handshake with %s", async (_name, request, reason) => {
    fixture = await startHub();
    const raw = await rawClient(fixture, { handshake: false });
    raw.say(request);
    await raw.closed;
    expect(raw.received).toEqual([{ error: expect.stringContaining(reason) }]);
    expect(fixture.events.some((event) => event.type === "connected")).toBe(false);
  });

  it.each([
    ["no JSON", "{nope"],
    ["null", "null"],
    ["a number", "5"],
    ["no type", "{}"],
    ["an empty record", ""],
    ["an invocation without a target", '{"type":1,"arguments":[]}'],
    ["arguments that are no list", '{"type":1,"target":"Echo","arguments":{"0":"x"}}'],
    ["stream ids that are no list", '{"type":1,"target":"Read","arguments":["x"],"streamIds":"1"}'],
    ["a stream id that is no text", '{"type":1,"target":"Read","arguments":["x"],"streamIds":[{}]}'],
    ["a stream invocation without an id", '{"type":4,"target":"Watch","arguments":["x"]}'],
    ["a cancellation without an id", '{"type":5}'],
    ["an item without a stream", '{"type":2,"item":1}'],
    ["an id that is no text", '{"type":1,"target":"Echo","arguments":["x"],"invocationId":7}'],
  ])("closes the connection on %s, and keeps running", async (_name, text) => {
    fixture = await startHub();
    const raw = await rawClient(fixture);
    raw.socket.send(frame(text));
    await raw.closed;
    expect(raw.received.at(-1)).toMatchObject({ type: 7, error: expect.any(String) });
    await vi.waitFor(() => expect(fixture.disconnectReasons()).toEqual(["message-malformed"]));
    const next = microsoftClient(fixture.url);
    await next.start();
    expect(await next.invoke("Echo", "fine")).toBe("Jan: fine");
    await next.stop();
  });

  it("closes on binary messages", async () => {
    fixture = await startHub();
    const raw = await rawClient(fixture);
    raw.socket.send(Buffer.from([1, 2, 3]), { binary: true });
    await raw.closed;
    await vi.waitFor(() => expect(fixture.disconnectReasons()).toEqual(["message-malformed"]));
  });

  it("ignores unknown message types, and joins a message that arrives in two parts", async () => {
    fixture = await startHub();
    const raw = await rawClient(fixture);
    raw.say({ type: 8, sequenceId: 1 });
    raw.say({ type: 77 });
    const text = frame(JSON.stringify({ type: 1, target: "Echo", arguments: ["é"], invocationId: "1" }));
    raw.socket.send(text.slice(0, 20));
    raw.socket.send(text.slice(20));
    await vi.waitFor(() => expect(raw.received.at(-1)).toEqual({ type: 3, invocationId: "1", result: "Jan: é" }));
    raw.socket.close();
  });
});

describe("size", () => {
  it("accepts a message just under 32 KB and refuses a larger one", async () => {
    fixture = await startHub();
    const client = microsoftClient(fixture.url);
    const closed = new Promise((resolve) => client.onclose(resolve));
    await client.start();
    const large = "x".repeat(32 * 1024 - 100);
    expect(await client.invoke("Echo", large)).toBe(`Jan: ${large}`);
    await expect(client.invoke("Echo", "x".repeat(33 * 1024))).rejects.toThrow("maximum message size of 32768B");
    await closed;
    await vi.waitFor(() => expect(fixture.disconnectReasons()).toEqual(["message-too-large"]));
  });

  it("limits bytes, also of a message that never ends", async () => {
    fixture = await startHub();
    const raw = await rawClient(fixture);
    raw.socket.send("€".repeat(12 * 1024));
    await raw.closed;
    await vi.waitFor(() => expect(fixture.disconnectReasons()).toEqual(["message-too-large"]));
  });

  it("refuses a huge WebSocket message before reading it", async () => {
    fixture = await startHub({ batchBytes: 64 * 1024 });
    const raw = await rawClient(fixture);
    raw.socket.send("x".repeat(100_000));
    expect(await raw.closed).toBe(1009);
    await vi.waitFor(() => expect(fixture.disconnectReasons()).toEqual(["message-too-large"]));
  });
});

describe("pressure", () => {
  it("disconnects a client that does not read", async () => {
    fixture = await startHub();
    const raw = await rawClient(fixture);
    await vi.waitFor(() => expect(raw.received).toEqual([{}]));
    raw.socket.pause();
    for (let n = 0; n < 10; n += 1) raw.say({ type: 1, target: "Flood", arguments: ["y"] });
    await vi.waitFor(() => expect(fixture.disconnectReasons()).toEqual(["slow-consumer"]), {
      timeout: 4_000,
    });
    raw.socket.terminate();
  });

  it("survives a flood: pauses the sender, answers everything in order, and still serves other clients", async () => {
    fixture = await startHub({ waitingInvocations: 8, clientSilence: 400, keepAlive: 100 });
    const flooder = microsoftClient(fixture.url);
    flooder.keepAliveIntervalInMilliseconds = 30;
    await flooder.start();
    const other = microsoftClient(fixture.url);
    await other.start();
    const order: string[] = [];
    const flood = Promise.all(Array.from({ length: 160 }, (_, n) => flooder.invoke<string>("Slow", String(n))));
    void flood.then(() => order.push("flood"));
    await other.invoke("Echo", "hello");
    order.push("other");
    expect(await flood).toHaveLength(160);
    expect(order).toEqual(["other", "flood"]);
    await Promise.all([flooder.stop(), other.stop()]);
  });

  it("runs the calls of one connection at a pace, and those of another at once", async () => {
    fixture = await startHub({ callBurst: 5, callsPerSecond: 50 });
    const [keen, calm] = [microsoftClient(fixture.url), microsoftClient(fixture.url)];
    await Promise.all([keen.start(), calm.start()]);
    const startedAt = performance.now();
    const order: string[] = [];
    const flood = Promise.all(Array.from({ length: 25 }, (_, n) => keen.invoke<string>("Echo", String(n))));
    void flood.then(() => order.push("keen"));
    await calm.invoke("Echo", "hello");
    order.push("calm");
    expect(await flood).toEqual(Array.from({ length: 25 }, (_, n) => `Jan: ${n}`));
    expect(order).toEqual(["calm", "keen"]);
    expect(performance.now() - startedAt).toBeGreaterThanOrEqual(380);
    await Promise.all([keen.stop(), calm.stop()]);
  });

  it("answers 503 above the maximum number of connections", async () => {
    fixture = await startHub({ connections: 1 });
    const client = microsoftClient(fixture.url);
    await client.start();
    await expect(microsoftClient(fixture.url).start()).rejects.toThrow("503");
    await client.stop();
  });
});

describe("numbers of connections", () => {
  it("are limited per user, and a closed connection frees a place", async () => {
    fixture = await startHub({ connectionsPerUser: 2 });
    const held = await Promise.all([rawClient(fixture), rawClient(fixture)]);
    await expect(rawClient(fixture)).rejects.toThrow("429");
    const other = microsoftClient(fixture.url, OTHER_TOKEN);
    await other.start();
    held[0]?.socket.close();
    await held[0]?.closed;
    await vi.waitFor(async () => (await rawClient(fixture)).socket.close());
    held[1]?.socket.close();
    await other.stop();
  });

  it("are limited per user also for simultaneous upgrades", async () => {
    fixture = await startHub({ connectionsPerUser: 3 });
    const tries = await Promise.allSettled(Array.from({ length: 10 }, () => rawClient(fixture)));
    expect(tries.filter(({ status }) => status === "fulfilled")).toHaveLength(3);
    expect(fixture.server.connectionCount).toBe(3);
  });

  it("are limited per address, for all of its users", async () => {
    fixture = await startHub({ connectionsPerAddress: 1 });
    const jan = await rawClient(fixture);
    await expect(microsoftClient(fixture.url, OTHER_TOKEN).start()).rejects.toThrow("429");
    jan.socket.close();
  });
});

test("connections of some principals can be closed, without a reconnect", async () => {
  fixture = await startHub();
  const jan = await rawClient(fixture);
  await vi.waitFor(() => expect(jan.received).toEqual([{}]));
  const els = microsoftClient(fixture.url, OTHER_TOKEN);
  await els.start();
  fixture.server.disconnect(({ name }) => name === "Jan");
  await jan.closed;
  expect(jan.received.at(-1)).toEqual({ type: 7, allowReconnect: false });
  expect(await els.invoke("Echo", "here")).toBe("Els: here");
  await els.stop();
});
