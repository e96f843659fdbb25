import { afterEach, describe, expect, it, vi } from "vitest";
import type { WebSocket } from "ws";
import { microsoftClient, rawClient, startHub, type HubFixture } from "./testing/hub-fixture.ts";

let fixture: HubFixture;
afterEach(() => fixture.stop());

type Raw = Awaited<ReturnType<typeof rawClient>>;
const watch = (raw: Raw, id: string, target = "Watch"): void =>
  raw.say({ type: 4, target, arguments: ["x"], invocationId: id });
const shaken = (raw: Raw): Promise<void> => vi.waitFor(() => expect(raw.received).toEqual([{}]));
/** Waits until an amount no longer grows, and returns it. */
async function settled(amount: () => number): Promise<number> {
  let before = -1;
  while (before !== amount()) {
    before = amount();
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  return before;
}

describe("a stream to a client", () => {
  it("runs beside other calls, and stops when the client leaves", async () => {
    fixture = await startHub();
    const client = microsoftClient(fixture.url);
    await client.start();
    const heard = vi.fn();
    client.stream("Watch", "tile").subscribe({ next: heard, error: () => undefined, complete: () => undefined });
    expect(await client.invoke("Echo", "beside")).toBe("Jan: beside");
    await vi.waitFor(() => expect(heard).toHaveBeenCalledWith("tile"));
    expect(fixture.callLog).toEqual([]);
    await client.stop();
    await vi.waitFor(() => expect(fixture.callLog).toEqual(["stopped tile"]));
  });

  it("ends with an error without its text if the method fails half-way", async () => {
    fixture = await startHub();
    const raw = await rawClient(fixture);
    watch(raw, "1", "BreakHalfway");
    await vi.waitFor(() =>
      expect(raw.received).toEqual([
        {},
        { type: 2, invocationId: "1", item: "x" },
        { type: 3, invocationId: "1", error: "An error occurred on the server while streaming results." },
      ]),
    );
    expect(fixture.events.at(-1)).toMatchObject({ type: "invoked", method: "BreakHalfway", outcome: "failed" });
    raw.socket.close();
  });

  it("is held back while the client does not read", async () => {
    fixture = await startHub();
    const raw = await rawClient(fixture);
    await shaken(raw);
    raw.socket.pause();
    watch(raw, "1", "Count");
    await vi.waitFor(() => expect(fixture.callLog.length).toBeGreaterThan(0));
    expect(await settled(() => fixture.callLog.length)).toBeLessThan(4_000);
    raw.socket.resume();
    await vi.waitFor(() => expect(raw.received.at(-1)).toEqual({ type: 3, invocationId: "1" }), { timeout: 5_000 });
    expect(raw.received).toHaveLength(5_002);
    raw.socket.close();
  });
});

describe("the number of streams", () => {
  it("is limited per connection, in both directions together, and an ended stream frees a place", async () => {
    fixture = await startHub({ streams: 2 });
    const raw = await rawClient(fixture);
    await shaken(raw);
    watch(raw, "1");
    raw.say({ type: 1, target: "Read", arguments: ["x"], invocationId: "2", streamIds: ["a"] });
    const refused = { type: 3, invocationId: "3", error: "A connection can have 2 streams at once." };
    watch(raw, "3");
    await vi.waitFor(() => expect(raw.received).toContainEqual(refused));
    raw.say({ type: 5, invocationId: "1" });
    await vi.waitFor(() => expect(raw.received).toContainEqual({ type: 3, invocationId: "1" }));
    fixture.startReading();
    raw.say({ type: 3, invocationId: "a" });
    await vi.waitFor(() => expect(raw.received).toContainEqual({ type: 3, invocationId: "2", result: 0 }));
    watch(raw, "4");
    await vi.waitFor(() => expect(raw.received).toContainEqual({ type: 2, invocationId: "4", item: "x" }));
    raw.socket.close();
  });

  it("cancels a stream also while its method waits for the next item", async () => {
    fixture = await startHub({ streams: 1 });
    const raw = await rawClient(fixture);
    watch(raw, "1", "Deaf");
    raw.say({ type: 5, invocationId: "1" });
    await vi.waitFor(() => expect(raw.received).toEqual([{}, { type: 3, invocationId: "1" }]));
    raw.socket.close();
  });

  it("refuses an id that is in use, and ignores unknown ones", async () => {
    fixture = await startHub();
    const raw = await rawClient(fixture);
    watch(raw, "1");
    watch(raw, "1");
    raw.say({ type: 1, target: "Read", arguments: ["x"], invocationId: "2", streamIds: ["a", "a"] });
    for (const type of [2, 3, 5]) raw.say({ type, invocationId: "nobody's", item: 1 });
    raw.say({ type: 1, target: "Echo", arguments: ["here"], invocationId: "3" });
    await vi.waitFor(() => expect(raw.received).toContainEqual({ type: 3, invocationId: "3", result: "Jan: here" }));
    expect(raw.received).toContainEqual({ type: 3, invocationId: "1", error: "Invocation ID '1' is already in use." });
    expect(raw.received).toContainEqual({ type: 3, invocationId: "2", error: "Stream ID 'a' is already in use." });
    expect(raw.received).toHaveLength(5);
    raw.socket.close();
  });
});

describe("a stream from a client", () => {
  const sendItems = (raw: Raw, count: number): void => {
    for (let n = 0; n < count; n += 1) raw.say({ type: 2, invocationId: "a", item: "x".repeat(10_000) });
  };
  const unsent =
    (socket: WebSocket): (() => number) =>
    () =>
      socket.bufferedAmount;

  it("is not read from the network while its method does not read, and is not lost", async () => {
    fixture = await startHub({ clientSilence: 350, keepAlive: 60, streamItems: 5 });
    const raw = await rawClient(fixture);
    raw.say({ type: 1, target: "Read", arguments: ["x"], invocationId: "1", streamIds: ["a"] });
    sendItems(raw, 3_000);
    raw.say({ type: 3, invocationId: "a" });
    expect(await settled(unsent(raw.socket))).toBeGreaterThan(5_000_000);
    fixture.startReading();
    await vi.waitFor(() => expect(raw.received).toContainEqual({ type: 3, invocationId: "1", result: 3_000 }), {
      timeout: 5_000,
    });
    raw.socket.close();
  });

  it("fails in its method when the client leaves", async () => {
    fixture = await startHub();
    const raw = await rawClient(fixture);
    raw.say({ type: 1, target: "Read", arguments: ["x"], streamIds: ["a"] });
    fixture.startReading();
    await shaken(raw);
    raw.socket.close();
    await vi.waitFor(() =>
      expect(fixture.events).toContainEqual(
        expect.objectContaining({
          method: "Read",
          cause: expect.objectContaining({ message: "The connection was closed." }),
        }),
      ),
    );
  });
});

describe("the result of a client's method", () => {
  it("is given up after a time", async () => {
    fixture = await startHub({ clientResultTimeout: 50 });
    const raw = await rawClient(fixture);
    raw.say({ type: 1, target: "Ask", arguments: ["x"] });
    await vi.waitFor(() => expect(fixture.callLog).toEqual(["The client gave no result in time."]));
    raw.socket.close();
  });

  it("is given up when the client leaves", async () => {
    fixture = await startHub();
    const raw = await rawClient(fixture);
    raw.say({ type: 1, target: "Ask", arguments: ["x"] });
    await vi.waitFor(() => expect(raw.received).toContainEqual(expect.objectContaining({ invocationId: "s1" })));
    raw.socket.close();
    await vi.waitFor(() => expect(fixture.callLog).toEqual(["The connection was closed."]));
  });
});
