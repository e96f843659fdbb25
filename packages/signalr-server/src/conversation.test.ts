import { HubConnectionState } from "@microsoft/signalr";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { microsoftClient, rawClient, startHub } from "./testing/hub-fixture.ts";
import type { HubFixture } from "./testing/hub-fixture.ts";

describe("a conversation with Microsoft's client", () => {
  let fixture: HubFixture;
  beforeEach(async () => {
    fixture = await startHub();
  });
  afterEach(() => fixture.stop());

  it("invokes a method and gets its result", async () => {
    const client = microsoftClient(fixture.url);
    await client.start();
    expect(await client.invoke("Echo", "hallo")).toBe("Jan: hallo");
    expect(await client.invoke("ECHO", "in any case")).toBe("Jan: in any case");
    await client.stop();
    await vi.waitFor(() => expect(fixture.disconnectReasons()).toEqual(["client-closed"]));
  });

  it("receives messages that no other client receives", async () => {
    const [asker, other] = [microsoftClient(fixture.url), microsoftClient(fixture.url)];
    const [heard, overheard] = [vi.fn(), vi.fn()];
    asker.on("Said", heard);
    other.on("Said", overheard);
    await Promise.all([asker.start(), other.start()]);
    await asker.send("SayBack", "één");
    await vi.waitFor(() => expect(heard).toHaveBeenCalledWith("één"));
    await other.invoke("Echo", "after");
    expect(overheard).not.toHaveBeenCalled();
    await Promise.all([asker.stop(), other.stop()]);
  });

  it("receives a hub exception's reason, but no text of other errors", async () => {
    const client = microsoftClient(fixture.url);
    await client.start();
    await expect(client.invoke("Refuse", "too small")).rejects.toThrow(
      "An unexpected error occurred invoking 'Refuse' on the server. HubException: too small",
    );
    await expect(client.invoke("Echo", 5)).rejects.toThrow("HubException: text: expected a string");
    await expect(client.invoke("Break", "x")).rejects.toThrow(
      /^An unexpected error occurred invoking 'Break' on the server\.$/,
    );
    await expect(client.invoke("Nonsense")).rejects.toThrow("Unknown hub method 'Nonsense'");
    await expect(client.invoke("constructor")).rejects.toThrow("Unknown hub method 'constructor'");
    expect(fixture.events.filter((event) => event.type === "invoked").map((event) => event.outcome)).toEqual([
      "hub-exception",
      "hub-exception",
      "failed",
      "unknown-method",
      "unknown-method",
    ]);
    await client.stop();
  });

  it("answers a streaming invocation with an error instead of silence", async () => {
    const client = microsoftClient(fixture.url);
    await client.start();
    const error = await new Promise((resolve) => {
      client
        .stream("Echo", "x")
        .subscribe({ next: () => undefined, complete: () => resolve("completed"), error: resolve });
    });
    expect(String(error)).toContain("non-streaming 'Echo'");
    await client.stop();
  });

  it("runs a hundred simultaneous invocations of one client in order", async () => {
    const client = microsoftClient(fixture.url);
    await client.start();
    const texts = Array.from({ length: 100 }, (_, n) => String(n));
    expect(await Promise.all(texts.map((text) => client.invoke("Slow", text)))).toEqual(texts);
    expect(fixture.callLog).toEqual(texts.flatMap((text) => [`start ${text}`, `end ${text}`]));
    await client.stop();
  });

  it("lets the hub end a connection with an error", async () => {
    const client = microsoftClient(fixture.url);
    const closed = new Promise((resolve) => client.onclose(resolve));
    await client.start();
    await client.send("Leave", "until tomorrow");
    expect(String(await closed)).toContain("until tomorrow");
    await vi.waitFor(() => expect(fixture.disconnectReasons()).toEqual(["closed-by-hub"]));
  });

  it("works without negotiation, and for clients of negotiate version 0", async () => {
    const raw = await rawClient(fixture);
    raw.say({ type: 1, target: "Echo", arguments: ["direct"], invocationId: "1" });
    await vi.waitFor(() => expect(raw.received).toEqual([{}, { type: 3, invocationId: "1", result: "Jan: direct" }]));
    raw.socket.close();

    const answer = await fetch(`${fixture.url}/negotiate`, {
      method: "POST",
      headers: { Authorization: "Bearer token-of-jan" },
    });
    const { connectionId } = (await answer.json()) as { connectionId: string };
    const old = new WebSocket(`${fixture.url.replace("http", "ws")}?id=${connectionId}&access_token=token-of-jan`);
    await new Promise((resolve) => old.addEventListener("open", resolve));
    old.close();
  });
});

describe("reconnecting", () => {
  it("succeeds after the server was killed and started again", async () => {
    const first = await startHub();
    const client = microsoftClient(first.url, undefined, [0, 50, 50, 50, 50, 50, 50, 50, 50]);
    await client.start();
    await first.kill();
    await vi.waitFor(() => expect(client.state).toBe(HubConnectionState.Reconnecting));
    const second = await startHub({}, first.port);
    await vi.waitFor(() => expect(client.state).toBe(HubConnectionState.Connected), {
      timeout: 3_000,
    });
    expect(await client.invoke("Echo", "again")).toBe("Jan: again");
    await client.stop();
    await second.stop();
  });

  it("is requested when the server stops gracefully, and new connections are refused", async () => {
    const fixture = await startHub();
    const client = microsoftClient(fixture.url, undefined, [10_000]);
    await client.start();
    await fixture.server.stop();
    await vi.waitFor(() => expect(client.state).toBe(HubConnectionState.Reconnecting));
    await vi.waitFor(() => expect(fixture.disconnectReasons()).toEqual(["server-stopping"]));
    await expect(microsoftClient(fixture.url).start()).rejects.toThrow("503");
    await client.stop();
    await fixture.stop();
  });

  it("happens by itself when the token behind a connection expires", async () => {
    const fixture = await startHub({ keepAlive: 60 }, 0, 100);
    const client = microsoftClient(fixture.url, undefined, [0]);
    const back = new Promise((resolve) => client.onreconnected(resolve));
    await client.start();
    await back;
    await vi.waitFor(() => expect(fixture.disconnectReasons()).toEqual(["token-expired"]));
    await client.stop();
    await fixture.stop();
  });
});
