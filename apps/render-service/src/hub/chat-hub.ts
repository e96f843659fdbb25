import { randomUUID } from "node:crypto";
import { RENDER_CONTEXTS } from "@showroom/api-contract/render-hub";
import type { RenderContext, RenderHubMessages } from "@showroom/api-contract/render-hub";
import { hubMethod } from "@showroom/signalr-server/hub-definition";
import type { HubCaller, HubDefinition } from "@showroom/signalr-server/hub-definition";
import type { HubException } from "@showroom/signalr-server/hub-exception";
import { traced } from "@showroom/service/telemetry/tracing";
import { ArticlesUnavailableError } from "../articles/article-source.ts";
import type { RenderDesk } from "../rendering/render-desk.ts";
import { RenderBusyError } from "../rendering/render-scheduler.ts";
import type { RenderUser } from "./access.ts";
import type { FindCatalogue } from "./render-catalogues.ts";
import { makeRenderInput, renderError, type MakeRenderInput } from "./make-render-arguments.ts";

/** A request for a picture that was accepted. */
export interface Asked {
  readonly requestId: string;
  readonly connectionId: string;
  readonly userId: string;
  readonly renderId: string;
  /** Milliseconds until the request was accepted. */
  readonly duration: number;
}

export interface ChatHubOptions {
  readonly findCatalogue: FindCatalogue;
  readonly desk: RenderDesk;
  /** Base address of pictures; ends with a slash. */
  readonly picturesUrl: string;
  readonly onAsked: (asked: Asked) => void;
  readonly onRenderFailed: (renderId: string, cause: unknown, requestId: string) => void;
}

type Caller = HubCaller<RenderUser, RenderHubMessages>;

/** The hub that browsers ask for pictures. */
export function createChatHub({
  findCatalogue,
  desk,
  picturesUrl,
  onAsked,
  onRenderFailed,
}: ChatHubOptions): HubDefinition<RenderUser, RenderHubMessages> {
  async function makeRender(caller: Caller, { request, context }: MakeRenderInput, requestId: string): Promise<string> {
    const startedAt = performance.now();
    try {
      const catalogue = await findCatalogue(caller.principal, request.home);
      if (catalogue === null) throw renderError("not-allowed", "the user may not see this home");
      const renderId = await desk.ask({
        request,
        requestId,
        catalogue,
        place: placeOf(caller, context),
        owner: caller.principal.id,
        onPicture: (id, { name, ...picture }) =>
          caller.send("ReceiveMessage", { renderId: id, filename: name, fullpath: picturesUrl, ...picture }),
        onFailed: (id, cause) => {
          onRenderFailed(id, cause, requestId);
          caller.send("RenderFailed", { renderId: id, code: "render-unavailable" });
        },
        signal: caller.signal,
      });
      const duration = performance.now() - startedAt;
      onAsked({ requestId, connectionId: caller.id, userId: caller.principal.id, renderId, duration });
      return renderId;
    } catch (error) {
      throw asHubException(error) ?? error;
    }
  }

  return {
    methods: {
      MakeRender: hubMethod(makeRenderInput, (caller, input) => {
        const requestId = randomUUID();
        const attributes = { "showroom.request_id": requestId, "user.id": caller.principal.id };
        // A connection serves many requests, so each continues the trace of its click, or begins one.
        return traced("hub MakeRender", { kind: "server", attributes, carrier: input.carrier }, () =>
          makeRender(caller, input, requestId),
        );
      }),
    },
    disconnected: (caller) => desk.forget(RENDER_CONTEXTS.map((context) => placeOf(caller, context))),
  };
}

function placeOf(caller: Caller, context: RenderContext): string {
  return `${caller.id} ${context}`;
}

function asHubException(error: unknown): HubException | null {
  if (error instanceof RenderBusyError) return renderError("render-busy", error.message);
  if (error instanceof ArticlesUnavailableError) return renderError("render-unavailable", error.message);
  return null;
}
