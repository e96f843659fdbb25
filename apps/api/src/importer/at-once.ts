import pLimit from "p-limit";

/**
 * Does `work` for every item, at most so many at a time, and gives what came of it in the items' order. After a failure nothing more is
 * begun; it is passed on once what was under way has ended.
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
      // Before the next one begins.
      void working.catch(() => limit.clearQueue());
      return await working;
    });
  } catch (error) {
    await Promise.allSettled(underWay);
    throw error;
  }
}
