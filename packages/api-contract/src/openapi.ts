/** The OpenAPI 3.1 document of the contract. */
import * as z from "zod/mini";
import { NAMED_ENTITIES } from "./named-entities.ts";
import { ALL_ENDPOINTS } from "./all-endpoints.ts";
import { changesProject, COMMON_PROBLEMS } from "./endpoint.ts";
import type { Endpoint } from "./endpoint.ts";
import { FIELDS_PART } from "./entities/upload.ts";
import { OAUTH_ERRORS, oauthErrorSchema } from "./endpoints/oauth.ts";
import { problemSchema } from "./problem.ts";
import type { ProblemCode } from "./problem.ts";
import { PROBLEMS } from "./problems.ts";
import { WEBHOOK_EVENT_NAMES, webhookBodySchema } from "./webhook-events.ts";

type Json = Record<string, unknown>;

const named = z.registry<{ id: string }>();
for (const [id, schema] of Object.entries(NAMED_ENTITIES)) named.add(schema, { id });

type Components = Record<string, Json>;

/** A schema as JSON Schema. Named entities in it become references to `components`. */
function jsonSchema(schema: z.core.$ZodType, io: "input" | "output", components: Components): Json {
  const text = JSON.stringify(z.toJSONSchema(schema, { io, unrepresentable: "any", metadata: named }));
  const {
    $schema: _dialect,
    $defs,
    id,
    ...rest
  } = JSON.parse(text.replaceAll('"#/$defs/', '"#/components/schemas/')) as Json;
  for (const [name, { id: _id, ...definition }] of Object.entries(($defs ?? {}) as Components))
    components[name] = definition;
  if (typeof id !== "string") return rest;
  components[id] = rest;
  return { $ref: `#/components/schemas/${id}` };
}

function parameters(schema: z.core.$ZodType | undefined, place: "path" | "query"): Json[] {
  if (schema === undefined) return [];
  const { properties, required } = jsonSchema(schema, "input", {});
  const needed = Array.isArray(required) ? required : [];
  return Object.entries((properties ?? {}) as Record<string, Json>).map(([name, property]) => ({
    name,
    in: place,
    required: place === "path" || needed.includes(name),
    schema: property,
  }));
}

function successContent(endpoint: Endpoint, components: Components): Json {
  const schema = endpoint.response && jsonSchema(endpoint.response, "output", components);
  if (endpoint.media) {
    return Object.fromEntries(
      endpoint.media.map((media) => [media, { schema: schema ?? { type: "string", format: "binary" } }]),
    );
  }
  return schema ? { "application/json": { schema } } : {};
}

/** Whether a common problem can occur in this call. */
function applies(endpoint: Endpoint, code: (typeof COMMON_PROBLEMS)[number]): boolean {
  switch (code) {
    case "not-authenticated":
      return endpoint.access.kind !== "public";
    case "second-factor-required":
      return !endpoint.withoutSecondFactor && !["public", "anonymous"].includes(endpoint.access.kind);
    case "csrf-token-invalid":
      return endpoint.method !== "GET";
    case "payload-too-large":
    case "unsupported-media-type":
    case "malformed-request":
      return endpoint.body !== undefined;
    case "project-closed":
      return changesProject(endpoint);
    case "home-left":
      return endpoint.access.kind === "projectAccess";
    case "not-found":
      return endpoint.params !== undefined;
    case "request-invalid":
      return endpoint.params !== undefined || endpoint.query !== undefined || endpoint.body !== undefined;
    case "internal-error":
    case "overloaded":
    case "too-many-requests":
      return true;
  }
}

/** Every problem that a call can respond with. */
export function problemsOf(endpoint: Endpoint): readonly ProblemCode[] {
  return [
    ...new Set<ProblemCode>([...endpoint.problems, ...COMMON_PROBLEMS.filter((code) => applies(endpoint, code))]),
  ];
}

function problemResponses(endpoint: Endpoint): Json {
  if (endpoint.errors === "oauth") {
    const byStatus = Object.groupBy(Object.entries(OAUTH_ERRORS), ([, status]) => String(status));
    return Object.fromEntries(
      Object.entries(byStatus).map(([status, errors = []]) => [
        status,
        {
          description: errors.map(([code]) => code).join(", "),
          content: { "application/json": { schema: { $ref: "#/components/schemas/OAuthError" } } },
        },
      ]),
    );
  }
  const byStatus = Object.groupBy(problemsOf(endpoint), (code) => String(PROBLEMS[code][0]));
  return Object.fromEntries(
    Object.entries(byStatus).map(([status, codes = []]) => [
      status,
      {
        description: codes.join(", "),
        content: { "application/problem+json": { schema: { $ref: "#/components/schemas/Problem" } } },
      },
    ]),
  );
}

function requestBody(endpoint: Endpoint, components: Components): Json | undefined {
  if (endpoint.body === undefined) return undefined;
  const schema = jsonSchema(endpoint.body, "input", components);
  if (endpoint.form !== undefined)
    return {
      required: true,
      description: `Each file is a part with the name of its field. The part \`${FIELDS_PART}\` has all other fields, as JSON.`,
      content: { "multipart/form-data": { schema } },
    };
  const media =
    endpoint.errors === "oauth" ? ["application/json", "application/x-www-form-urlencoded"] : ["application/json"];
  return { required: true, content: Object.fromEntries(media.map((name) => [name, { schema }])) };
}

function operation(endpoint: Endpoint, components: Components): Json {
  const body = requestBody(endpoint, components);
  return {
    operationId: endpoint.name,
    summary: endpoint.summary,
    ...(endpoint.description !== undefined && { description: endpoint.description }),
    tags: [endpoint.name.split(".")[0]],
    "x-access": endpoint.access,
    security: endpoint.access.kind === "public" ? [] : [{ bearer: [] }],
    parameters: [...parameters(endpoint.params, "path"), ...parameters(endpoint.query, "query")],
    ...(body && { requestBody: body }),
    responses: {
      [endpoint.status]: { description: endpoint.summary, content: successContent(endpoint, components) },
      ...problemResponses(endpoint),
    },
  };
}

const SIGNED_HEADERS = ["webhook-id", "webhook-timestamp", "webhook-signature"].map((name) => ({
  name,
  in: "header",
  required: true,
  schema: { type: "string" },
}));

/** What the product posts to the webhooks of a project. */
const webhooksOf = (components: Components): Record<string, Json> =>
  Object.fromEntries(
    WEBHOOK_EVENT_NAMES.map((event) => [
      event,
      {
        post: {
          summary: event,
          tags: ["webhooks"],
          parameters: SIGNED_HEADERS,
          requestBody: {
            required: true,
            content: { "application/json": { schema: jsonSchema(webhookBodySchema(event), "output", components) } },
          },
          responses: { "2XX": { description: "Taken. Any other answer, or none in time, is tried again." } },
        },
      },
    ]),
  );

/** Describes the given calls, or all of them. */
export function openApiDocument(version: string, endpoints: readonly Endpoint[] = ALL_ENDPOINTS): Json {
  const paths: Record<string, Json> = {};
  const components: Components = {};
  components["Problem"] = jsonSchema(problemSchema, "output", components);
  components["OAuthError"] = jsonSchema(oauthErrorSchema, "output", components);
  // Rows of tables have the fields of entities that nothing refers to.
  for (const schema of Object.values(NAMED_ENTITIES)) jsonSchema(schema, "output", components);
  for (const endpoint of endpoints) {
    paths[endpoint.path] = {
      ...paths[endpoint.path],
      [endpoint.method.toLowerCase()]: operation(endpoint, components),
    };
  }
  return {
    openapi: "3.1.1",
    info: { title: "Digitale Showroom", version },
    paths,
    webhooks: webhooksOf(components),
    components: {
      securitySchemes: { bearer: { type: "http", scheme: "bearer", bearerFormat: "JWT" } },
      schemas: components,
    },
  };
}
