import { destination } from "pino";
import type { DestinationStream } from "pino";

/** Bytes of log lines that wait for a full disk; later ones are dropped. */
const MOST_WAITING = 2 * 2 ** 20;
const RETRY_AFTER = 2_000;

/** Where a server's log goes: its standard output, or another open file. A disk that is full loses lines; the server goes on, and logs again when there is room. */
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
