import { join } from "node:path";
import type { Readable } from "node:stream";
import { createStream } from "rotating-file-stream";
import type { RotatingFileStream } from "rotating-file-stream";
import { LOG_FILE_MEGABYTES, LOG_FILES } from "../../packages/service/src/log-limits.ts";

/** A quiet log is rotated too, so that no line is kept for longer than six weeks. */
const INTERVAL = "7d";
/** Milliseconds before a failed log is retried. */
const RETRY_AFTER = 5_000;
/** Maximum of buffered bytes. */
const MOST_WAITING = 4 * 2 ** 20;

export interface LogFile {
  readonly path: string;
  write(text: string | Buffer): void;
  /** Writes the output of `source`. The source never waits: lines that cannot be written are dropped. */
  take(source: Readable): void;
}

/**
 * A log of at most six files of 20 MB or a week: `name.log`, then `name.1.log` to `name.5.log`. On a full disk only log lines are
 * lost.
 */
export function openLogFile(folder: string, name: string): LogFile {
  let stream: RotatingFileStream | undefined;
  let closedUntil = 0;
  let dropped = 0;

  const open = (): RotatingFileStream => {
    const fresh = createStream((index) => (index ? `${name}.${String(index)}.log` : `${name}.log`), {
      path: folder,
      size: `${LOG_FILE_MEGABYTES}M`,
      interval: INTERVAL,
      initialRotation: true,
      rotate: LOG_FILES - 1,
    });
    fresh.on("error", () => {
      if (stream === fresh) stream = undefined;
      closedUntil = Date.now() + RETRY_AFTER;
    });
    return fresh;
  };

  const write = (text: string | Buffer): void => {
    if (Date.now() < closedUntil || (stream?.writableLength ?? 0) > MOST_WAITING) {
      dropped += 1;
      return;
    }
    stream ??= open();
    if (dropped > 0) stream.write(`(${dropped} pieces of this log could not be written)\n`);
    dropped = 0;
    stream.write(text);
  };

  return {
    path: join(folder, `${name}.log`),
    write,
    take: (source) => {
      source.on("data", write);
    },
  };
}
