import { vi } from "vitest";

/** A connection of SignalR without a network. It connects while `isReachable`. */
export class FakeConnection {
  isReachable = true;
  readonly handlers = new Map<string, (...args: readonly unknown[]) => void>();
  /** Ends the connection, as a lost network does. */
  lose = () => {};
  readonly start = vi.fn(async () => {
    if (!this.isReachable) throw new Error("refused");
  });
  readonly stop = vi.fn(async () => this.lose());
  readonly invoke = vi.fn(async (...call: readonly unknown[]) => call);

  on(name: string, handler: () => void): void {
    this.handlers.set(name, handler);
  }

  onclose(listener: () => void): void {
    this.lose = listener;
  }
}

/** The connection that the next `build` returns, and the calls of the builder since the last `renew`. */
export const fake = {
  connection: new FakeConnection(),
  built: [] as (readonly unknown[])[],
  renew(): void {
    fake.connection = new FakeConnection();
    fake.built = [];
  },
};

/** Replaces `HubConnectionBuilder` of `@microsoft/signalr`. */
export class FakeConnectionBuilder {
  withUrl = (...args: readonly unknown[]) => this.#record("url", ...args);
  withServerTimeout = (time: number) => this.#record("server timeout", time);
  withKeepAliveInterval = (time: number) => this.#record("keep alive", time);
  configureLogging = (level: number) => this.#record("logging", level);
  build = () => fake.connection;

  #record(...call: readonly unknown[]) {
    fake.built.push(call);
    return this;
  }
}
