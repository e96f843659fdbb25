/** A call that the object store refused or did not answer. It may succeed later. */
export class ObjectStoreError extends Error {
  override readonly name = "ObjectStoreError";
}

/** A stored object, without its content. */
export interface StoredObject {
  readonly key: string;
  readonly bytes: number;
  readonly storedAt: Date;
}

/**
 * Whole files by key, which all processes share. A key identifies its content, so an object is never changed. Calls
 * reject with an `ObjectStoreError` when the store refuses them or does not answer.
 */
export interface ObjectStore {
  readonly has: (key: string) => Promise<boolean>;
  /** Null when there is no such object. */
  readonly get: (key: string) => Promise<Uint8Array | null>;
  readonly put: (key: string, content: Uint8Array) => Promise<void>;
  readonly remove: (key: string) => Promise<void>;
  /** All objects whose keys begin with `prefix`. */
  readonly list: (prefix: string) => AsyncIterable<StoredObject>;
  readonly close: () => void;
}

/** One call of the store. */
export interface ObjectCall {
  readonly call: "has" | "get" | "put" | "remove" | "list";
  readonly outcome: "ok" | "failed";
  readonly seconds: number;
}
