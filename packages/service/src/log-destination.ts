import { destination } from "pino";
import type { DestinationStream } from "pino";

/** Maximum bytes of buffered log lines while the disk is full; later lines are dropped. */
const MOST_WAITING = 2 * 2 ** 20;
const RETRY_AFTER = 2_000;

/**
 * Opens the destination of a server's log: standard output or another open file. While the disk is full, lines are lost
 * but the server keeps running; it logs again when there is space.
 */
export function openLogDestination(fileDescriptor = 1): DestinationStream {
  const output = destination({ fd: fileDescriptor, sync: true, maxLength: MOST_WAITING });
  let triedAt = 0;
  output.on("error", () => undefined);
  output.on("drop", () => {
    if (Date.now() - triedAt < RETRY_AFTER) return;
    triedAt = Date.now();
    output.flush();
  });
  return output;
}
