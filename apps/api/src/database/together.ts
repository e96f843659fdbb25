interface Waiting<Item, Result> {
  readonly item: Item;
  readonly resolve: (result: Result | Promise<Result>) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Handles items in batches of at most `most`, one batch at a time. Items that arrive during a batch share the next one.
 * `handle` returns a result per item, in the same order; a result that is a promise does not hold up the next batch.
 * When `handle` fails, every item of its batch fails with its error.
 */
export function together<Item, Result>(
  most: number,
  handle: (items: readonly Item[]) => Promise<readonly (Result | Promise<Result>)[]>,
): (item: Item) => Promise<Result> {
  const queue: Waiting<Item, Result>[] = [];
  let running = false;
  const handleAll = async (): Promise<void> => {
    while (queue.length > 0) {
      const batch = queue.splice(0, most);
      try {
        const results = await handle(batch.map(({ item }) => item));
        if (results.length !== batch.length) throw new Error("A batch needs a result per item");
        for (const [at, result] of results.entries()) batch[at]?.resolve(result);
      } catch (error) {
        for (const { reject } of batch) reject(error);
      }
    }
    running = false;
  };
  return (item) =>
    new Promise((resolve, reject) => {
      queue.push({ item, resolve, reject });
      if (running) return;
      running = true;
      setImmediate(() => void handleAll());
    });
}
