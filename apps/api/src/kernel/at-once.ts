import pLimit from "p-limit";

/**
 * Runs `work` for every item with limited parallelism, and returns the results in the order of the items. After a
 * failure no work starts, and the promise rejects when running work has ended.
 */
export async function mapAtOnce<Item, Result>(
  items: readonly Item[],
  atOnce: number,
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const limit = pLimit(atOnce);
  const underWay: Promise<Result>[] = [];
  try {
    return await limit.map(items, async (item) => {
      const working = work(item);
      underWay.push(working);
      // Clears the queue before the next one starts.
      void working.catch(() => limit.clearQueue());
      return await working;
    });
  } catch (error) {
    await Promise.allSettled(underWay);
    throw error;
  }
}
