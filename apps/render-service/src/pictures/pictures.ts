/** The stored pictures, by name. */
export interface Pictures {
  /** Bytes and number of the pictures on this machine. */
  readonly bytes: number;
  readonly count: number;
  /** Bytes above which the least recently used are removed from this machine. */
  readonly maxBytes: number;
  /** Pictures so far that were found on this machine, in the object store, and nowhere. */
  readonly found: { readonly here: number; readonly shared: number; readonly missing: number };
  /** The picture's JPEG, or null if it is missing or damaged. */
  get(name: string): Promise<Uint8Array | null>;
  /** Stores a picture. Throws if the bytes are not a JPEG or cannot be written. */
  put(name: string, jpeg: Uint8Array): Promise<void>;
}
