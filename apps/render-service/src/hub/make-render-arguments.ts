import { renderRequestSchema } from "@showroom/api-contract/render";
import { RENDER_CONTEXTS } from "@showroom/api-contract/render-hub";
import type { RenderContext, RenderErrorCode } from "@showroom/api-contract/render-hub";
import type { RenderRequest } from "@showroom/domain/render/render-request";
import type { TraceCarrier } from "@showroom/service/telemetry/tracing";
import { HubException } from "@showroom/signalr-server/hub-exception";

export interface MakeRenderInput {
  readonly request: RenderRequest;
  readonly context: RenderContext;
  /** The trace that the request continues; empty for a new one. */
  readonly carrier: TraceCarrier;
}

/** Reads `MakeRender(json, context?, traceparent?)`. Throws a `HubException` that names what is wrong. */
export function makeRenderInput(args: readonly unknown[]): MakeRenderInput {
  const [json, name = "main", traceparent] = args;
  const context = RENDER_CONTEXTS.find((candidate) => candidate === name);
  if (context === undefined)
    throw renderError("invalid-scene", `the context must be one of ${RENDER_CONTEXTS.join(", ")}`);
  if (typeof json !== "string") throw renderError("invalid-scene", "the scene must be a JSON text");
  const parsed = renderRequestSchema.safeParse(parseJson(json));
  const carrier = typeof traceparent === "string" ? { traceparent } : {};
  if (parsed.success) return { request: parsed.data, context, carrier };
  const reasons = parsed.error.issues
    .slice(0, 3)
    .map((issue) => `${issue.path.join(".") || "scene"}: ${issue.message}`);
  throw renderError("invalid-scene", reasons.join("; "));
}

export function renderError(code: RenderErrorCode, reason: string): HubException {
  return new HubException(`${code}: ${reason}`);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw renderError("invalid-scene", "the scene is not JSON");
  }
}
