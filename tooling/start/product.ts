import { resolve } from "node:path";
import type { StartOptions } from "./options.ts";
import type { Part } from "./part.ts";

type Environment = Readonly<Record<string, string | undefined>>;

/** URLs of the product, on this machine and public. */
export interface Addresses {
  /** URL of the API on this machine. */
  readonly api: string;
  /** URL of the render service on this machine. */
  readonly render: string;
  /** Public URL of the product. */
  readonly public: string;
}

export function addressesOf({ port, renderPort }: StartOptions, environment: Environment): Addresses {
  const api = `http://localhost:${port}`;
  return { api, render: `http://localhost:${renderPort}`, public: environment["PUBLIC_URL"] || api };
}

/**
 * Adds defaults for settings that the environment does not set. A product with a public URL uses only that one, also
 * for its render hub.
 */
function withDefaults(environment: Environment, defaults: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(defaults).map(([name, value]) => [name, environment[name] || value]));
}

const originOf = (url: string): string => URL.parse(url)?.origin ?? url;

export interface ProductOptions {
  readonly options: StartOptions;
  readonly environment: Environment;
  readonly addresses: Addresses;
  readonly databaseUrl: string;
  /** Environment of every part. */
  readonly shared: Readonly<Record<string, string>>;
}

/** The servers besides the database. The environment overrides the defaults for this machine. */
export function describeProduct({ options, environment, addresses, databaseUrl, shared }: ProductOptions): {
  readonly api: Part;
  readonly render: Part;
} {
  const isLocal = addresses.public === addresses.api;
  const renderPublic = isLocal ? addresses.render : addresses.public;
  const defaults = withDefaults(environment, {
    PUBLIC_URL: addresses.public,
    RENDER_HUB_URL: `${renderPublic}/chat-hub`,
    RENDER_PUBLIC_URL: renderPublic,
    API_URL: addresses.api,
    // No draining, because no other machine takes over.
    DRAIN_SECONDS: "0",
    RENDER_ORIGINS: [
      ...new Set([addresses.public, addresses.api, `http://127.0.0.1:${options.port}`].map(originOf)),
    ].join(),
  });
  const secondsToDrain = Number(defaults["DRAIN_SECONDS"]);
  return {
    api: {
      name: "api",
      script: "apps/api/src/main/main.ts",
      environment: {
        ...shared,
        ...defaults,
        DATABASE_URL: databaseUrl,
        PORT: String(options.port),
        RENDER_URL: environment["RENDER_URL"] || addresses.render,
        DEMO: options.demo ? "1" : "0",
      },
      readyUrl: `${addresses.api}/health/ready`,
      liveUrl: `${addresses.api}/health/live`,
      secondsToStart: 120,
      secondsToStop: 35 + secondsToDrain,
    },
    render: {
      name: "render-service",
      script: "apps/render-service/src/main.ts",
      environment: { ...shared, ...defaults, DATABASE_URL: databaseUrl, RENDER_PORT: String(options.renderPort) },
      readyUrl: `${addresses.render}/health/ready`,
      liveUrl: `${addresses.render}/health/live`,
      secondsToStart: 60,
      secondsToStop: 20 + secondsToDrain,
    },
  };
}

/** Environment that all parts share: the data folder and Node's compile cache. */
export function sharedEnvironment(dataDir: string): Readonly<Record<string, string>> {
  return { DATA_DIR: dataDir, NODE_COMPILE_CACHE: resolve(dataDir, "compile-cache") };
}
