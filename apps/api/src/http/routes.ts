import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import * as z from "zod/mini";
import type { Access, Endpoint } from "@showroom/api-contract/endpoint";
import { checkAccess, checkRole, withSecondFactor } from "./access-policy.ts";
import { refuseInClosedProject, type FindState } from "./closed-projects.ts";
import { findAsker, type AskerTools } from "../accounts/find-asker.ts";
import { catalogueOfCall } from "../catalogue/catalogue.ts";
import { withStaged } from "../catalogue/staged-version.ts";
import type { Asker } from "../kernel/asker.ts";
import type { AppContext } from "../kernel/context.ts";
import type { Catalogue } from "../kernel/loaded-project.ts";
import { checkCsrf, checkCsrfOfBrowser } from "./csrf.ts";
import { noteAsker } from "./logger.ts";
import { createSharedLimits } from "./shared-limits.ts";
import type { Operation } from "../kernel/operation.ts";
import { fastifyPath } from "../kernel/fastify-path.ts";
import { ProblemError } from "../kernel/problem.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    readonly access?: Access;
    readonly errors?: "oauth";
    /** The body is form data with files. */
    readonly sendsFiles?: boolean;
  }
}

/** Paths of the contract. A route there without a policy is an error. */
const GUARDED = /^\/(api|oauth)\//;

/** Makes the start fail on a route without an access policy. */
export function requirePolicies(app: FastifyInstance): void {
  app.addHook("onRoute", (route) => {
    if (GUARDED.test(route.url) && !route.config?.access)
      throw new Error(`${String(route.method)} ${route.url} has no access policy`);
  });
}

type Part = "params" | "query" | "body";

/**
 * Creates the parser of a part of a request. Invalid path parameters give `not-found`, other invalid input
 * `request-invalid`.
 */
function reader(part: Part, schema: Endpoint[Part]): (value: unknown) => unknown {
  if (!schema) return () => undefined;
  return (value) => {
    const parsed = z.safeParse(schema, value);
    if (parsed.success) return parsed.data;
    if (part === "params") throw new ProblemError("not-found");
    throw new ProblemError("request-invalid", {
      issues: parsed.error.issues.map((issue) => ({
        path: [part, ...issue.path.map((step) => (typeof step === "symbol" ? String(step) : step))],
        message: issue.message,
      })),
    });
  };
}

function checkAnswer(endpoint: Endpoint, answer: unknown): void {
  if (!endpoint.response || endpoint.media || endpoint.open) return;
  const parsed = z.safeParse(endpoint.response, answer);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new Error(`${endpoint.name} answers against its contract: ${issue?.path.join(".")} ${issue?.message}`);
  }
}

/** The catalogue that a user sees: in a preview, the staged one. */
function catalogueFor(asker: Asker, catalogue: Catalogue): Catalogue {
  if (asker.kind !== "user" || !asker.preview) return catalogue;
  return withStaged(catalogue, asker.preview.projectId, asker.preview.stagedId);
}

/** Queries that every call needs. */
export interface CallTools extends AskerTools {
  readonly findState: FindState;
}

function handler(context: AppContext, callTools: CallTools, { endpoint, handle }: Operation) {
  const { access } = endpoint;
  const readParams = reader("params", endpoint.params);
  const readQuery = reader("query", endpoint.query);
  const readBody = reader("body", endpoint.body);
  return async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    if (endpoint.fromPrograms) checkCsrfOfBrowser(request);
    else checkCsrf(request);
    const found: Asker =
      endpoint.errors === "oauth" ? { kind: "nobody" } : await findAsker(callTools, endpoint, request, reply);
    if (found.kind === "user") noteAsker(request, found.user.id);
    const asker = withSecondFactor(endpoint, found);
    const app: AppContext = { ...context, catalogue: catalogueOfCall(catalogueFor(asker, context.catalogue)) };
    checkRole(access, asker);
    const asked = {
      params: readParams(request.params),
      query: readQuery(request.query),
      body: readBody(request.body),
    };
    await checkAccess(app, access, asker, asked);
    await refuseInClosedProject(callTools.findState, endpoint, asker, asked.params);
    const answer = await handle({
      app,
      asker,
      request,
      reply,
      params: asked.params as never,
      query: asked.query as never,
      body: asked.body as never,
    });
    if (context.config.checkAnswers) checkAnswer(endpoint, answer);
    if (endpoint.media || reply.sent) return reply;
    if (!reply.hasHeader("cache-control")) reply.header("cache-control", "no-store");
    return await reply.code(endpoint.status).send(endpoint.status === 204 ? undefined : answer);
  };
}

/**
 * Registers a route for every endpoint of the contract. An endpoint without an operation, or with two, makes the start
 * fail.
 */
export function useOperations(
  app: FastifyInstance,
  context: AppContext,
  callTools: CallTools,
  endpoints: readonly Endpoint[],
  operations: readonly Operation[],
): void {
  const byName = new Map(operations.map((entry) => [entry.endpoint.name, entry]));
  if (byName.size !== operations.length) throw new Error("Two operations carry out the same endpoint");
  const limitOf = createSharedLimits(context.pool);
  for (const endpoint of endpoints) {
    const entry = byName.get(endpoint.name);
    if (!entry) throw new Error(`Nothing carries out ${endpoint.name}`);
    const limit = limitOf(endpoint.name);
    app.route({
      method: endpoint.method,
      url: fastifyPath(endpoint.path),
      config: {
        access: endpoint.access,
        ...(endpoint.errors ? { errors: endpoint.errors } : {}),
        sendsFiles: endpoint.form !== undefined,
      },
      ...(endpoint.bodyLimit === undefined ? {} : { bodyLimit: endpoint.bodyLimit }),
      onRequest: [
        ...(limit ? [limit] : []),
        // A large body is read only from those who may send it.
        ...(endpoint.bodyLimit === undefined
          ? []
          : [
              async (request: FastifyRequest, reply: FastifyReply): Promise<void> =>
                checkRole(endpoint.access, await findAsker(callTools, endpoint, request, reply)),
            ]),
      ],
      handler: handler(context, callTools, entry),
    });
  }
}
