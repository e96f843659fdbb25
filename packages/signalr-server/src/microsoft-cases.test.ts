/**
 * The cases of Microsoft's functional tests of SignalR's TypeScript client (dotnet/aspnetcore,
 * src/SignalR/clients/ts/FunctionalTests) for JSON over WebSockets, against this server; those of streams and client
 * results are in `microsoft-streams.test.ts`. Left out are cases of what this server does not offer (MessagePack,
 * server-sent events, long polling, raw connections without the hub protocol) and cases that test only the client (its
 * log, `withCredentials`).
 */
import { once } from "node:events";
import { HttpTransportType, type HubConnection } from "@microsoft/signalr";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { WebSocket } from "ws";
import { frame } from "./frame-reader.ts";
import { SERVER_OBJECT, startMicrosoftHub, TOKEN } from "./testing/microsoft-hub.ts";

const MESSAGE = "你好，世界！";

let hub: Awaited<ReturnType<typeof startMicrosoftHub>>;
beforeEach(async () => {
  hub = await startMicrosoftHub();
});
afterEach(() => hub.stop());

const closed = (connection: HubConnection): Promise<Error | undefined> =>
  new Promise((resolve) => connection.onclose(resolve));

/** Makes the client believe that the server went silent. Microsoft's tests call the same private method. */
function loseServer(connection: HubConnection): void {
  const serverTimeout: unknown = Reflect.get(connection, "serverTimeout");
  if (typeof serverTimeout !== "function") throw new Error("The client has no serverTimeout");
  Reflect.apply(serverTimeout, connection, []);
}

/** Waits for the connection that follows a lost one. */
async function reconnect(connection: HubConnection): Promise<string | undefined> {
  const reconnected = new Promise<string | undefined>((resolve) => connection.onreconnected(resolve));
  loseServer(connection);
  return await reconnected;
}

describe("invocations", () => {
  it("can invoke server method and receive result", async () => {
    const connection = hub.connect();
    const end = closed(connection);
    await connection.start();
    expect(await connection.invoke("Echo", MESSAGE)).toBe(MESSAGE);
    await connection.stop();
    expect(await end).toBeUndefined();
  });

  it("can invoke server method non-blocking and not receive result", async () => {
    const connection = hub.connect();
    const end = closed(connection);
    await connection.start();
    await connection.send("Echo", MESSAGE);
    await connection.stop();
    expect(await end).toBeUndefined();
  });

  it("can invoke server method structural object and receive structural result", async () => {
    const connection = hub.connect();
    const heard = new Promise((resolve) => connection.on("CustomObject", resolve));
    await connection.start();
    await connection.send("SendCustomObject", { Name: "test", Value: 42 });
    expect(await heard).toEqual({ Name: "test", Value: 42 });
    await connection.stop();
  });

  it("rethrows an exception from the server when invoking", async () => {
    const connection = hub.connect();
    await connection.start();
    await expect(connection.invoke("ThrowException", "An error occurred.")).rejects.toThrow(
      "An unexpected error occurred invoking 'ThrowException' on the server. HubException: An error occurred.",
    );
    await connection.stop();
  });

  it("can handle and receive different types", async () => {
    const value = {
      ByteArray: "aGVsbG8=",
      DateTime: "2002-04-01T10:20:15Z",
      Guid: "00010203-0405-0607-0706-050403020100",
      IntArray: [1, 2, 3, 255],
      String: "Hello, World!",
    };
    const connection = hub.connect();
    await connection.start();
    expect(await connection.invoke("Echo", value)).toEqual(value);
    expect(await connection.invoke("SendComplexObject")).toEqual(SERVER_OBJECT);
    await connection.stop();
  });
});

describe("server calls", () => {
  it("can be received, whatever the case of the method's name", async () => {
    const connection = hub.connect();
    const heard = vi.fn();
    connection.on("mEssage", heard);
    await connection.start();
    await connection.invoke("InvokeWithString", MESSAGE);
    await vi.waitFor(() => expect(heard).toHaveBeenCalledWith(MESSAGE));
    await connection.stop();
  });

  it("can be received without rebinding handler when restarted", async () => {
    const connection = hub.connect();
    const heard = vi.fn();
    connection.on("message", heard);
    for (const times of [1, 2]) {
      await connection.start();
      await connection.invoke("InvokeWithString", MESSAGE);
      await connection.stop();
      expect(heard).toHaveBeenCalledTimes(times);
    }
  });
});

describe("opening and closing", () => {
  it("closed with error or start fails if hub cannot be created", async () => {
    const connection = hub.connect("/uncreatable");
    const end = closed(connection);
    const error = await Promise.race([end, connection.start().then(() => end)]).catch((cause: unknown) => cause);
    expect(String(error)).toContain("Server returned an error on close: The hub is closed");
  });

  it("can be restarted", async () => {
    const connection = hub.connect();
    for (let round = 0; round < 2; round += 1) {
      const end = closed(connection);
      await connection.start();
      expect(await connection.invoke("Echo", MESSAGE)).toBe(MESSAGE);
      await connection.stop();
      expect(await end).toBeUndefined();
    }
  });

  it.each([
    ["a token", () => TOKEN],
    ["an async token factory", async () => await Promise.resolve(TOKEN)],
  ])("can connect to hub with authorization using %s", async (_name, accessTokenFactory) => {
    const connection = hub.connect("/authorizedhub", { accessTokenFactory });
    await connection.start();
    expect(await connection.invoke("Echo", MESSAGE)).toBe(MESSAGE);
    await connection.stop();
  });

  it("can get error from unauthorized hub connection", async () => {
    await expect(hub.connect("/authorizedhub").start()).rejects.toThrow(
      "Failed to complete negotiation with the server: Error: Unauthorized: Status code '401'",
    );
  });

  it("terminates if no messages received within timeout interval", async () => {
    const connection = hub.connect();
    const lost = new Promise<Error | undefined>((resolve) => connection.onreconnecting(resolve));
    await connection.start();
    connection.serverTimeoutInMilliseconds = 1;
    await connection.invoke("Echo", "").catch(() => undefined);
    expect(String(await lost)).toContain("Server timeout elapsed without receiving a message from the server.");
    await connection.stop();
  });

  it("a bare WebSocket can be used to connect, and closes cleanly", async () => {
    const socket = new WebSocket(hub.socketUrl());
    await once(socket, "open");
    socket.send(frame('{"protocol":"json","version":1}'));
    expect(String((await once(socket, "message"))[0])).toBe(frame("{}"));
    socket.close(1000);
    expect((await once(socket, "close"))[0]).toBe(1000);
  });
});

describe("reconnecting", () => {
  it("can reconnect, with another connection id, which is the server's", async () => {
    const connection = hub.connect();
    expect(connection.connectionId).toBeNull();
    await connection.start();
    const initial = connection.connectionId;
    expect(await connection.invoke("GetCallerConnectionId")).toBe(initial);
    const next = await reconnect(connection);
    expect(next).not.toBe(initial);
    expect(await connection.invoke("GetCallerConnectionId")).toBe(next);
    expect(await connection.invoke("Echo", "test")).toBe("test");
    await connection.stop();
    expect(connection.connectionId).toBeNull();
  });

  it("can change url in reconnecting state", async () => {
    const connection = hub.connect();
    const changed = new Promise<void>((resolve) => {
      connection.onreconnecting(() => {
        connection.baseUrl = "http://example123.invalid";
        resolve();
      });
    });
    await connection.start();
    loseServer(connection);
    await changed;
    expect(connection.baseUrl).toBe("http://example123.invalid");
    await connection.stop();
  });

  it("can reconnect after negotiate redirect", async () => {
    const connection = hub.connect("/redirect");
    await connection.start();
    const [before, initial] = [hub.redirects(), connection.connectionId];
    expect(before).toBeGreaterThan(0);
    const next = await reconnect(connection);
    expect(next).not.toBe(initial);
    expect(await connection.invoke("GetCallerConnectionId")).toBe(next);
    expect(hub.redirects()).toBeGreaterThan(before);
    await connection.stop();
  });

  it("can reconnect after skipping negotiation, always without a connection id", async () => {
    const connection = hub.connect("/testhub", { skipNegotiation: true, transport: HttpTransportType.WebSockets });
    await connection.start();
    expect(connection.connectionId).toBeNull();
    expect(await reconnect(connection)).toBeUndefined();
    expect(await connection.invoke("Echo", "test")).toBe("test");
    await connection.stop();
    expect(connection.connectionId).toBeNull();
  });
});

describe("headers", () => {
  it("cookies are preserved between requests, and expired ones are not", async () => {
    const connection = hub.connect();
    await connection.start();
    expect(hub.upgradeHeaders().cookie).toContain("testCookie=testValue");
    expect(hub.upgradeHeaders().cookie).not.toContain("expiredCookie");
    await connection.stop();
  });

  it("library headers are sent, and user headers overwrite them", async () => {
    const plain = hub.connect();
    await plain.start();
    expect(hub.upgradeHeaders()["x-signalr-user-agent"] ?? hub.upgradeHeaders()["user-agent"]).toMatch(/SignalR/);
    await plain.stop();
    const custom = hub.connect("/testhub", { headers: { "User-Agent": "Custom Agent", "X-HEADER": "VALUE" } });
    await custom.start();
    expect(hub.upgradeHeaders()).toMatchObject({ "user-agent": "Custom Agent", "x-header": "VALUE" });
    await custom.stop();
  });
});
