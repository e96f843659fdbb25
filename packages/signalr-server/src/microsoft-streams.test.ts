/**
 * The cases of streams and client results in Microsoft's functional tests of SignalR's TypeScript client, for JSON over
 * WebSockets; see `microsoft-cases.test.ts`.
 */
import { Subject, type HubConnection } from "@microsoft/signalr";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { startMicrosoftHub } from "./testing/microsoft-hub.ts";

let hub: Awaited<ReturnType<typeof startMicrosoftHub>>;
let connection: HubConnection;
beforeEach(async () => {
  hub = await startMicrosoftHub();
  connection = hub.connect();
});
afterEach(async () => {
  await connection.stop();
  await hub.stop();
});

/** The items of a stream. Rejects if the stream ends with an error. */
function itemsOf(method: string, ...args: unknown[]): Promise<unknown[]> {
  const items: unknown[] = [];
  return new Promise((resolve, reject) => {
    connection
      .stream(method, ...args)
      .subscribe({ next: (item) => items.push(item), error: reject, complete: () => resolve(items) });
  });
}

describe("streams from the server", () => {
  it("can stream server method and receive result", async () => {
    await connection.start();
    expect(await itemsOf("Stream")).toEqual(["a", "b", "c"]);
  });

  it("can stream server method and cancel stream", async () => {
    const canceled = new Promise<void>((resolve) => connection.on("StreamCanceled", resolve));
    await connection.start();
    const failed = new Promise((_resolve, reject) => {
      connection
        .stream("InfiniteStream")
        .subscribe({ next: () => undefined, error: reject, complete: () => undefined })
        .dispose();
    });
    await Promise.race([canceled, failed]);
  });

  it.each(["EmptyStream", "Stream"])(
    "throws an exception when invoking streaming method %s with invoke",
    async (name) => {
      await connection.start();
      await expect(connection.invoke(name)).rejects.toThrow(
        `The client attempted to invoke the streaming '${name}' method with a non-streaming invocation.`,
      );
    },
  );

  it("rethrows an exception from the server when streaming", async () => {
    await connection.start();
    await expect(itemsOf("StreamThrowException", "An error occurred.")).rejects.toThrow(
      "An unexpected error occurred invoking 'StreamThrowException' on the server. HubException: An error occurred.",
    );
  });

  it("throws an exception when invoking hub method with stream", async () => {
    await connection.start();
    await expect(itemsOf("Echo", "42")).rejects.toThrow(
      "The client attempted to invoke the non-streaming 'Echo' method with a streaming invocation.",
    );
  });
});

describe("streams from the client", () => {
  /** Microsoft's own test uses a subject of rxjs; the client knows both by `subscribe` alone. */
  function sayHello(subject: Subject<string>): void {
    for (const text of ["Hello ", "world", "!"]) subject.next(text);
  }

  it("can stream from client to server", async () => {
    await connection.start();
    const subject = new Subject<string>();
    const result = connection.invoke<string>("StreamingConcat", subject);
    sayHello(subject);
    subject.complete();
    expect(await result).toBe("Hello world!");
  });

  it("can stream from client to server and close with error", async () => {
    await connection.start();
    const subject = new Subject<string>();
    const result = connection.invoke<string>("StreamingConcat", subject);
    sayHello(subject);
    subject.error(new Error("Something bad"));
    await expect(result).rejects.toThrow(
      "An unexpected error occurred invoking 'StreamingConcat' on the server. HubException: Something bad",
    );
  });
});

describe("client results", () => {
  it("can return result to server", async () => {
    connection.on("Result", () => 10);
    await connection.start();
    expect(await hub.clientResult(connection.connectionId)).toBe("10");
  });

  it("can throw result to server", async () => {
    connection.on("Result", () => {
      throw new Error("from callback");
    });
    await connection.start();
    expect(await hub.clientResult(connection.connectionId)).toBe("Error: from callback");
  });

  it("returns result error to server when no result given", async () => {
    await connection.start();
    expect(await hub.clientResult(connection.connectionId)).toBe("Client didn't provide a result.");
  });
});
