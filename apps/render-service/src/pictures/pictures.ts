/** The stored pictures, by name. */
export interface Pictures {
  /** Bytes and number of the pictures on this machine. */
  readonly bytes: number;
  readonly count: number;
  /** The picture's JPEG, or null if it is missing or damaged. */
  get(name: string): Promise<Uint8Array | null>;
  /** Stores a picture. Throws if the bytes are not a JPEG or cannot be written. */
  put(name: string, jpeg: Uint8Array): Promise<void>;
}
