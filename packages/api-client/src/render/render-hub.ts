import { RENDER_ERROR_CODES } from "@showroom/api-contract/render-hub";
import type { RenderContext, RenderErrorCode } from "@showroom/api-contract/render-hub";
import type { RenderRequest } from "@showroom/domain/render/render-request";
import { openHubLink } from "./hub-link.ts";
import type { HubLink, HubLinkOptions, RenderHubState } from "./hub-link.ts";
import { createListeners } from "./listeners.ts";
import { NewestRenders } from "./newest-renders.ts";
import type { RenderImage } from "./newest-renders.ts";

/** A failed picture. Another request for the same place may succeed. */
export interface RenderTrouble {
  readonly context: RenderContext;
  readonly code: RenderErrorCode;
  /** For a log, not for the screen. */
  readonly reason: string;
}

export interface RenderHubOptions extends Omit<HubLinkOptions, "onReceived" | "onState"> {
  /** Milliseconds before a request is retried after `render-busy`. */
  readonly busyDelay?: number;
}

/** The page's connection to the render service. */
export interface RenderHub {
  readonly state: RenderHubState;
  /** Connects, and stays connected until `stop`. */
  start(): void;
  stop(): Promise<void>;
  /** Requests a picture, now or when connected. The newest request of a context replaces the earlier ones. */
  requestRender(context: RenderContext, request: RenderRequest): void;
  /** Drops the context's request; pictures that still arrive for it are ignored. */
  forget(context: RenderContext): void;
  /** This and the next two functions return the function that unsubscribes. */
  onState(listener: (state: RenderHubState) => void): () => void;
  onImage(listener: (image: RenderImage) => void): () => void;
  onTrouble(listener: (trouble: RenderTrouble) => void): () => void;
}

const BUSY_DELAY = 2_000;

export function createRenderHub({ busyDelay = BUSY_DELAY, ...linkOptions }: RenderHubOptions): RenderHub {
  const renders = new NewestRenders();
  const images = createListeners<RenderImage>();
  const troubles = createListeners<RenderTrouble>();
  /** Requests whose final picture has not arrived. */
  const wanted = new Map<RenderContext, RenderRequest>();

  const states = createListeners<RenderHubState>();
  let link: HubLink | null = null;

  function open(): HubLink {
    return openHubLink({
      ...linkOptions,
      onState(state) {
        states.tell(state);
        if (state !== "connected") return;
        // The hub forgets the requests of a lost connection.
        for (const [context, request] of wanted) void send(context, request);
      },
      onReceived: {
        ReceiveMessage: (message) => show(renders.received(message)),
        RenderFailed: ({ renderId, code }) => {
          const context = renders.contextOf(renderId);
          if (context !== null) giveUp({ context, code, reason: "the picture could not be made" });
        },
      },
    });
  }

  function show(image: RenderImage | null): void {
    if (image === null) return;
    if (image.stage === "final") wanted.delete(image.context);
    images.tell(image);
  }

  function giveUp(trouble: RenderTrouble): void {
    wanted.delete(trouble.context);
    troubles.tell(trouble);
  }

  async function send(context: RenderContext, request: RenderRequest): Promise<void> {
    const serial = renders.begin(context);
    let answer: unknown;
    try {
      answer = await link?.invoke("MakeRender", JSON.stringify(request), context);
    } catch (error) {
      renders.refused();
      if (renders.isNewest(context, serial)) onRefused(context, request, refusal(error));
      return;
    }
    for (const image of renders.answered(context, serial, String(answer))) show(image);
  }

  /** An error without a refusal means that the connection was lost; the request is repeated after the reconnect. */
  function onRefused(
    context: RenderContext,
    request: RenderRequest,
    refused: Omit<RenderTrouble, "context"> | null,
  ): void {
    if (refused === null) return;
    if (refused.code !== "render-busy") {
      giveUp({ context, ...refused });
      return;
    }
    setTimeout(() => {
      if (wanted.get(context) === request && link?.state === "connected") void send(context, request);
    }, busyDelay);
  }

  return {
    get state() {
      return link?.state ?? "connecting";
    },
    start() {
      link ??= open();
    },
    async stop() {
      const stopped = link?.stop();
      link = null;
      await stopped;
    },
    requestRender(context, request) {
      wanted.set(context, request);
      if (link?.state === "connected") void send(context, request);
      else link?.hurry();
    },
    forget(context) {
      wanted.delete(context);
      renders.forget(context);
    },
    onState: (listener) => states.add(listener),
    onImage: (listener) => images.add(listener),
    onTrouble: (listener) => troubles.add(listener),
  };
}

/** The code and reason of the hub's refusal; null for other errors. */
function refusal(error: unknown): Omit<RenderTrouble, "context"> | null {
  const text = error instanceof Error ? error.message : "";
  if (!text.includes("on the server.")) return null;
  const [, name, reason] = /HubException: ([a-z-]+): (.*)$/s.exec(text) ?? [];
  const code = RENDER_ERROR_CODES.find((candidate) => candidate === name);
  return { code: code ?? "render-unavailable", reason: reason ?? text };
}
