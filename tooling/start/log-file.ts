import { existsSync, renameSync, statSync } from "node:fs";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { createStream } from "rotating-file-stream";
import type { RotatingFileStream } from "rotating-file-stream";
import { LOG_FILE_MEGABYTES, LOG_FILES } from "../../packages/service/src/log-limits.ts";

/** A quiet log is rotated too, so that no line is kept for longer than six weeks. */
const ROTATION: Rotation = {
  size: `${LOG_FILE_MEGABYTES}M`,
  interval: "7d",
  intervalMs: 7 * 24 * 60 * 60 * 1000,
  rotate: LOG_FILES - 1,
};
/** Milliseconds before a failed log is retried. */
const RETRY_AFTER = 5_000;
/** Maximum of buffered bytes. */
const MOST_WAITING = 4 * 2 ** 20;

/** When a new file begins, and how many older ones are kept. Size and interval in the notation of rotating-file-stream. */
export interface Rotation {
  readonly size: string;
  readonly interval: string;
  readonly intervalMs: number;
  readonly rotate: number;
}

export interface LogFile {
  readonly path: string;
  write(text: string | Buffer): void;
  /** Writes the output of `source`. The source never waits: lines that cannot be written are dropped. */
  take(source: Readable): void;
}

/** Begins a new file if the present one is older than the interval. The library itself counts only from its start. */
function setAsideOld(folder: string, name: string, { intervalMs, rotate }: Rotation): void {
  const file = (index: number): string => join(folder, index === 0 ? `${name}.log` : `${name}.${index}.log`);
  const began = statSync(file(0), { throwIfNoEntry: false })?.birthtimeMs ?? Date.now();
  if (Date.now() - began < intervalMs) return;
  for (let index = rotate - 1; index >= 0; index -= 1)
    if (existsSync(file(index))) renameSync(file(index), file(index + 1));
}

/**
 * A log of at most six files of 20 MB or a week: `name.log`, then `name.1.log` to `name.5.log`. On a full disk only log lines are
 * lost.
 */
export function openLogFile(folder: string, name: string, rotation: Rotation = ROTATION): LogFile {
  let stream: RotatingFileStream | undefined;
  let closedUntil = 0;
  let dropped = 0;

  const { size, interval, rotate } = rotation;

  const open = (): RotatingFileStream => {
    try {
      setAsideOld(folder, name, rotation);
    } catch {
      // Then the present file goes on.
    }
    const fresh = createStream((index) => (index ? `${name}.${String(index)}.log` : `${name}.log`), {
      path: folder,
      size,
      interval,
      rotate,
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
