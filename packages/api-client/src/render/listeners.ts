/** A set of functions that are called with each value. */
export interface Listeners<T> {
  /** Returns the function that unsubscribes. */
  add(listener: (value: T) => void): () => void;
  tell(value: T): void;
}

export function createListeners<T>(): Listeners<T> {
  const listeners = new Set<(value: T) => void>();
  return {
    add(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    tell(value) {
      for (const listener of listeners) listener(value);
    },
  };
}
