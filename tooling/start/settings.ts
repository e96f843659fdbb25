import { z } from "zod";
import { API_SETTINGS, apiFaults } from "../../apps/api/src/config/settings.ts";
import { hubFaults, RENDER_SETTINGS } from "../../apps/render-service/src/settings.ts";
import { DATA_DIR, MODE, port } from "../../packages/service/src/common-settings.ts";
import { readSettings, setting, SettingsError, settingsHelp } from "../../packages/service/src/settings.ts";
import type { Environment, SettingsTable } from "../../packages/service/src/settings.ts";

/** Settings of `npm start` itself. The other settings belong to its parts. */
export const LAUNCHER_SETTINGS = {
  NODE_ENV: MODE,
  PORT: setting(port.min(1).default(8080), "The port of the API and the applications; --port."),
  RENDER_PORT: setting(port.min(1).default(8134), "The port of the render service; --render-port."),
  STORYBOOK_PORT: setting(port.min(1).default(6006), "The port of the component library; --storybook-port."),
  DATA_DIR: setting(DATA_DIR.schema, "Folder of all data; --data-dir."),
  DATABASE_URL: setting(
    z.url({ protocol: /^postgres(ql)?$/ }).optional(),
    "A PostgreSQL of your own.",
    "the product's own server, with its files in DATA_DIR/postgres",
  ),
};

const OPTIONS = `npm start -- [options]

  --port <port>          port of the API and the applications (8080)
  --render-port <port>   port of the render service (8134)
  --storybook-port <port>
                         port of the component library (6006)
  --data-dir <folder>    folder of everything that is kept (.data)
  --no-demo              no demo projects; always so with NODE_ENV=production
  --no-storybook         no component library; always so with NODE_ENV=production
  --help                 this text
`;

/** The help text with the settings of the launcher and of all parts. */
export function launcherHelp(): string {
  const own = settingsHelp("Settings of npm start, as environment variables:", LAUNCHER_SETTINGS);
  const others = (table: SettingsTable): SettingsTable =>
    Object.fromEntries(Object.entries(table).filter(([name]) => !Object.hasOwn(LAUNCHER_SETTINGS, name)));
  const api = settingsHelp("Settings of the API:", others(API_SETTINGS));
  const render = settingsHelp("Settings of the render service:", others(RENDER_SETTINGS));
  return [OPTIONS, own, api, render].join("\n");
}

const DERIVED = new Set(["RENDER_HUB_URL", "RENDER_PUBLIC_URL", "RENDER_ORIGINS"]);

/**
 * Checks the settings of every part before any part starts.
 * @throws Error naming every fault.
 */
export function checkSettings(given: Environment, api: Environment, render: Environment): void {
  const faults = new Set<string>();
  const collect = (read: () => unknown): void => {
    try {
      read();
    } catch (error) {
      if (!(error instanceof SettingsError)) throw error;
      for (const fault of error.faults) {
        const name = fault.slice(0, fault.indexOf(":"));
        // A setting derived from PUBLIC_URL is reported only when it is set explicitly.
        if (given[name] || !DERIVED.has(name)) faults.add(fault);
      }
    }
  };
  collect(() => readSettings(API_SETTINGS, api, apiFaults));
  collect(() => readSettings(RENDER_SETTINGS, render, hubFaults));
  if (faults.size > 0)
    throw new Error(`The product cannot be started with these settings:\n  ${[...faults].join("\n  ")}`);
}
