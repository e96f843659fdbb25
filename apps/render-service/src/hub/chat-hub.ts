import { RENDER_CONTEXTS } from "@showroom/api-contract/render-hub";
import type { RenderContext, RenderHubMessages } from "@showroom/api-contract/render-hub";
import { hubMethod } from "@showroom/signalr-server/hub-definition";
import type { HubCaller, HubDefinition } from "@showroom/signalr-server/hub-definition";
import type { HubException } from "@showroom/signalr-server/hub-exception";
import { ArticlesUnavailableError } from "../articles/article-source.ts";
import type { RenderDesk } from "../rendering/render-desk.ts";
import { RenderBusyError } from "../rendering/render-scheduler.ts";
import type { RenderUser } from "./access.ts";
import type { FindCatalogue } from "./render-catalogues.ts";
import { makeRenderInput, renderError } from "./make-render-arguments.ts";

export interface ChatHubOptions {
  readonly findCatalogue: FindCatalogue;
  readonly desk: RenderDesk;
  /** Base address of pictures; ends with a slash. */
  readonly picturesUrl: string;
  readonly onRenderFailed: (renderId: string, cause: unknown) => void;
}

type Caller = HubCaller<RenderUser, RenderHubMessages>;

/** The hub that browsers ask for pictures. */
export function createChatHub({
  findCatalogue,
  desk,
  picturesUrl,
  onRenderFailed,
}: ChatHubOptions): HubDefinition<RenderUser, RenderHubMessages> {
  return {
    methods: {
      MakeRender: hubMethod(makeRenderInput, async (caller, { request, context }) => {
        try {
          const catalogue = await findCatalogue(caller.principal, request.home);
          if (catalogue === null) throw renderError("not-allowed", "this home is not for the asker to see");
          return await desk.ask({
            request,
            catalogue,
            place: placeOf(caller, context),
            owner: caller.principal.id,
            onPicture: (renderId, { name, ...picture }) =>
              caller.send("ReceiveMessage", {
                renderId,
                filename: name,
                fullpath: picturesUrl,
                ...picture,
              }),
            onFailed: (renderId, cause) => {
              onRenderFailed(renderId, cause);
              caller.send("RenderFailed", { renderId, code: "render-unavailable" });
            },
            signal: caller.signal,
          });
        } catch (error) {
          throw asHubException(error) ?? error;
        }
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
