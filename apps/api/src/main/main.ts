import { startApp } from "./start.ts";
import { ConfigError, readConfig } from "../config/config.ts";

const STOP_TIMEOUT = 15_000;

function fail(error: unknown): void {
  const text =
    error instanceof ConfigError
      ? `Configuration: ${error.message}`
      : error instanceof Error
        ? error.stack
        : String(error);
  process.stderr.write(`${text}\n`);
  process.exit(1);
}

async function run(): Promise<void> {
  const app = await startApp(readConfig(process.env));
  let stopping = false;
  const stop = (): void => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), STOP_TIMEOUT).unref();
    app.stop().then(() => process.exit(0), fail);
  };
  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);
}

run().catch(fail);
