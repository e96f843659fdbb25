import type { Logger } from "pino";

/** Milliseconds to wait for running requests; longer than one picture takes. */
const STOP_TIMEOUT = 15_000;

interface Running {
  /** Makes the readiness check fail, so that the proxy sends no new clients. */
  readonly drain?: () => void;
  stop(): Promise<void>;
}

/** Runs a process until a signal stops it. An unexpected error ends the process, so that its supervisor restarts it. */
export async function runUntilStopped(
  logger: Logger,
  drainSeconds: number,
  start: () => Promise<Running>,
): Promise<void> {
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
    running.drain?.();
    setTimeout(() => {
      setTimeout(() => fail(new Error(`Not stopped within ${STOP_TIMEOUT / 1000} s`)), STOP_TIMEOUT).unref();
      running.stop().then(() => process.exit(0), fail);
    }, drainSeconds * 1000);
  };
  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);
}
