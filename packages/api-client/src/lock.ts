/** Runs one piece of work at a time under a name, over everything that shares the lock. */
export type Lock = <T>(name: string, work: () => Promise<T>) => Promise<T>;

/** A lock within this page: each piece of work starts when the one before it ended, however it ended. */
export function pageLock(): Lock {
  const tails = new Map<string, Promise<unknown>>();
  return (name, work) => {
    const run = (tails.get(name) ?? Promise.resolve()).then(work, work);
    tails.set(
      name,
      run.catch(() => {}),
    );
    return run;
  };
}

/** A lock over all tabs of the browser; within the page where the browser has no Web Locks (plain http). */
export function browserLock(): Lock {
  if (!("locks" in navigator)) return pageLock();
  return (name, work) => navigator.locks.request(name, work);
}
