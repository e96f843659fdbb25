/** A stream that a client sends: its items until the client completes it. Can be read once. */
export class IncomingStream implements AsyncIterable<unknown> {
  readonly #items: unknown[] = [];
  readonly #onTaken: () => void;
  #end: { readonly error: Error | null } | null = null;
  #wake: (() => void) | null = null;

  /** @param onTaken called when an item was taken out of the buffer */
  constructor(onTaken: () => void) {
    this.#onTaken = onTaken;
  }

  /** Number of items that were not read yet. */
  get waiting(): number {
    return this.#items.length;
  }

  add(item: unknown): void {
    if (this.#end !== null) return;
    this.#items.push(item);
    this.#wake?.();
  }

  /** Ends the stream after the items that wait; its reader then gets `error` thrown. */
  end(error: Error | null): void {
    this.#end ??= { error };
    this.#wake?.();
  }

  /** Drops the items that wait, and ends the stream. */
  drop(): void {
    this.#items.length = 0;
    this.end(null);
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<unknown, void, undefined> {
    while (true) {
      while (this.#items.length > 0) {
        const item = this.#items.shift();
        this.#onTaken();
        yield item;
      }
      if (this.#end?.error) throw this.#end.error;
      if (this.#end !== null) return;
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
      });
    }
  }
}
