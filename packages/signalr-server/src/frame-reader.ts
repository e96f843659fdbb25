const RECORD_SEPARATOR = "\u001e";

/** Thrown for a hub message over the limit. */
export class FrameTooLargeError extends Error {
  override readonly name = "FrameTooLargeError";
}

/** Splits a stream of text into hub messages, each ended by a record separator. A hub message may span several WebSocket messages. */
export class FrameReader {
  readonly #maxBytes: number;
  #rest = "";

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }

  /** The messages completed by `text`, without their separator. Throws `FrameTooLargeError`. */
  push(text: string): string[] {
    const parts = (this.#rest + text).split(RECORD_SEPARATOR);
    this.#rest = parts.pop() ?? "";
    for (const part of [...parts, this.#rest]) {
      if (part.length > this.#maxBytes || Buffer.byteLength(part) > this.#maxBytes) {
        throw new FrameTooLargeError(`The maximum message size of ${this.#maxBytes}B was exceeded.`);
      }
    }
    return parts;
  }
}

/** The character that ends a message. */
export function frame(message: string): string {
  return message + RECORD_SEPARATOR;
}
