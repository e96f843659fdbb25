import { HubException } from "./hub-exception.ts";

interface Pending {
  readonly resolve: (result: unknown) => void;
  readonly reject: (error: Error) => void;
  readonly timer: NodeJS.Timeout;
}

/** Results that the server awaits from one client. */
export class ClientResults {
  readonly #timeout: number;
  readonly #pending = new Map<string, Pending>();
  #last = 0;
  #ended = false;

  /** @param timeout milliseconds until a result is given up */
  constructor(timeout: number) {
    this.#timeout = timeout;
  }

  /** Calls `send` with a new id, and waits for the completion with this id. */
  ask(send: (id: string) => void): Promise<unknown> {
    if (this.#ended) return Promise.reject(new Error("The connection was closed."));
    this.#last += 1;
    // The letter keeps these ids apart from those that a client gives to its streams.
    const id = `s${this.#last}`;
    return new Promise((resolve, reject) => {
      send(id);
      const timer = setTimeout(() => {
        this.#pending.delete(id);
        reject(new Error("The client gave no result in time."));
      }, this.#timeout);
      this.#pending.set(id, { resolve, reject, timer });
    });
  }

  /** Returns false if no call waits for this completion. */
  complete(id: string, error: string | null, result: unknown): boolean {
    const pending = this.#pending.get(id);
    if (pending === undefined) return false;
    this.#pending.delete(id);
    clearTimeout(pending.timer);
    if (error === null) pending.resolve(result);
    else pending.reject(new HubException(error));
    return true;
  }

  /** Rejects all calls that wait, and later ones. */
  end(): void {
    this.#ended = true;
    for (const { reject, timer } of this.#pending.values()) {
      clearTimeout(timer);
      reject(new Error("The connection was closed."));
    }
    this.#pending.clear();
  }
}
