import { parseArgs } from "node:util";

export interface StartOptions {
  readonly port: number;
  readonly renderPort: number;
  readonly dataDir: string;
  /** Loads the demo projects into an empty database. Off by default in production, which refuses it. */
  readonly demo: boolean;
  /** Only prints the help. */
  readonly help: boolean;
  /** Also builds Storybook and serves it on its own port. */
  readonly storybook: boolean;
  readonly storybookPort: number;
}

function portFrom(value: string, name: string): number {
  const port = Number(value);
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new Error(`${name} takes a port from 1 to 65535, not "${value}".`);
  return port;
}

/**
 * Reads options from the command line, then the environment, then the defaults.
 * @throws Error naming the invalid option.
 */
export function readOptions(args: readonly string[], environment: NodeJS.ProcessEnv): StartOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      port: { type: "string", default: environment["PORT"] ?? "8080" },
      "render-port": { type: "string", default: environment["RENDER_PORT"] ?? "8134" },
      "data-dir": { type: "string", default: environment["DATA_DIR"] ?? ".data" },
      "no-demo": { type: "boolean", default: false },
      help: { type: "boolean", default: false },
      "no-storybook": { type: "boolean", default: false },
      "storybook-port": { type: "string", default: environment["STORYBOOK_PORT"] ?? "6006" },
    },
  });
  const isProduction = environment["NODE_ENV"] === "production";
  return {
    port: portFrom(values.port, "--port"),
    renderPort: portFrom(values["render-port"], "--render-port"),
    dataDir: values["data-dir"],
    demo: !values["no-demo"] && (environment["DEMO"] ? environment["DEMO"] === "1" : !isProduction),
    storybookPort: portFrom(values["storybook-port"], "--storybook-port"),
    storybook: !values["no-storybook"] && !isProduction,
    help: values.help,
  };
}
