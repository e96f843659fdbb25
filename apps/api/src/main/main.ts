import { startApp } from "./start.ts";
import { safeErrorText } from "@showroom/service/safe-error";
import { settingsHelp } from "@showroom/service/settings";
import { ConfigError, readConfig } from "../config/config.ts";
import { API_SETTINGS } from "../config/settings.ts";

/** Longer than the database timeout. */
const STOP_TIMEOUT = 25_000;

function fail(error: unknown): void {
  const text = error instanceof ConfigError ? `Configuration:\n${error.message}` : safeErrorText(error);
  process.stderr.write(`${text}\n`);
  process.exit(1);
}

async function run(): Promise<void> {
  const config = readConfig(process.env);
  const app = await startApp(config);
  let stopping = false;
  const stop = (): void => {
    if (stopping) return;
    stopping = true;
    app.drain();
    setTimeout(() => {
      setTimeout(() => process.exit(1), STOP_TIMEOUT).unref();
      app.stop().then(() => process.exit(0), fail);
    }, config.drainSeconds * 1000);
  };
  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);
}

if (process.argv.includes("--help"))
  process.stdout.write(settingsHelp("The API. Settings, as environment variables:", API_SETTINGS));
else run().catch(fail);
