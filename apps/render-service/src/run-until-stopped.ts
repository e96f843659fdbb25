import type { Logger } from "pino";

/** Runs a process until a signal stops it. An unexpected error ends the process, so that its supervisor restarts it. */
export async function runUntilStopped(logger: Logger, start: () => Promise<{ stop(): Promise<void> }>): Promise<void> {
  const fail = (error: unknown): void => {
    logger.fatal({ err: error }, "stopped by an error");
    process.exit(1);
  };
  process.on("uncaughtException", fail);
  process.on("unhandledRejection", fail);
  const running = await start();
  let stopping = false;
  const stop = (signal: string): void => {
    if (stopping) return;
    stopping = true;
    logger.info({ signal }, "stopping");
    running.stop().then(() => process.exit(0), fail);
  };
  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);
}
