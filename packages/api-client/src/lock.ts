/** Runs `work` when no other work under the same name runs. Everyone with the same lock shares the names. */
export type Lock = <T>(name: string, work: () => Promise<T>) => Promise<T>;

/** A lock within this page: each task starts when the one before it has ended or failed. */
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

/** A lock over all tabs of the browser; only within the page where the browser has no Web Locks (plain http). */
export function browserLock(): Lock {
  if (!("locks" in navigator)) return pageLock();
  return (name, work) => navigator.locks.request(name, work);
}
