import { settingsHelp, SettingsError } from "@showroom/service/settings";
import { readConfig } from "./config.ts";
import type { RenderConfig } from "./config.ts";
import { RENDER_SETTINGS } from "./settings.ts";

/** Reads the configuration of the process. With `--help` or invalid settings it prints a text and ends the process. */
export function configOrExit(role: "hub" | "worker"): RenderConfig {
  if (process.argv.includes("--help")) {
    process.stdout.write(settingsHelp(`The render ${role}. Settings, as environment variables:`, RENDER_SETTINGS));
    process.exit(0);
  }
  try {
    return readConfig(process.env, role);
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    process.stderr.write(`Configuration:\n${error.message}\n`);
    process.exit(1);
  }
}
