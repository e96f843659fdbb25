import { RENDER_ERROR_CODES } from "@showroom/api-contract/render-hub";
import type { RenderContext, RenderErrorCode } from "@showroom/api-contract/render-hub";
import type { RenderRequest } from "@showroom/domain/render/render-request";
import { openHubLink } from "./hub-link.ts";
import type { HubLink, HubLinkOptions, RenderHubState } from "./hub-link.ts";
import { growingPauses } from "../pauses.ts";
import { createListeners } from "./listeners.ts";
import { NewestRenders } from "./newest-renders.ts";
import type { RenderImage } from "./newest-renders.ts";
import { receivedPicture } from "./received-picture.ts";

/** A failed picture. Another request for the same place may succeed. */
export interface RenderTrouble {
  readonly context: RenderContext;
  readonly code: RenderErrorCode;
  /** For a log, not for the screen. */
  readonly reason: string;
}

export interface RenderHubOptions extends Omit<HubLinkOptions, "onReceived" | "onState"> {
  /** Milliseconds before a request is retried after `render-busy`; the pauses grow to eight times this. */
  readonly busyDelay?: number;
  /** Reads the W3C `traceparent` of the user's action, for each requested picture. */
  readonly traceparent?: (() => string) | undefined;
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

/** A request whose final picture has not arrived. */
interface Wanted {
  readonly request: RenderRequest;
  /** The trace of the action that asked for it. */
  readonly trace: string | undefined;
}

export function createRenderHub({ busyDelay = BUSY_DELAY, traceparent, ...linkOptions }: RenderHubOptions): RenderHub {
  const renders = new NewestRenders();
  const images = createListeners<RenderImage>();
  const troubles = createListeners<RenderTrouble>();
  const busy = growingPauses([busyDelay, 2 * busyDelay, 4 * busyDelay, 8 * busyDelay]);
  const wanted = new Map<RenderContext, Wanted>();
  const states = createListeners<RenderHubState>();
  let link: HubLink | null = null;
  let takesSceneAlone = false;

  function open(): HubLink {
    return openHubLink({
      ...linkOptions,
      onState(state) {
        states.tell(state);
        if (state !== "connected") return;
        // The hub forgets the requests of a lost connection.
        for (const [context, one] of wanted) void send(context, one);
      },
      onReceived: {
        ReceiveMessage: (...args) => {
          const picture = receivedPicture(args);
          if (picture !== null)
            show("renderId" in picture ? renders.received(picture) : renders.receivedUnnamed(picture));
        },
        RenderFailed: ({ renderId, code }) => {
          const context = renders.contextOf(renderId);
          if (context !== null) giveUp({ context, code, reason: "the picture could not be made" });
        },
      },
    });
  }

  function show(image: RenderImage | null): void {
    if (image === null) return;
    busy.reset();
    if (image.stage === "final") wanted.delete(image.context);
    images.tell(image);
  }

  function giveUp(trouble: RenderTrouble): void {
    wanted.delete(trouble.context);
    troubles.tell(trouble);
  }

  async function send(context: RenderContext, one: Wanted): Promise<void> {
    const { request, trace } = one;
    const { imageWidth: width, imageHeight: height } = request.sceneSettings;
    const serial = renders.begin(context, { width, height });
    let answer: unknown;
    try {
      answer = await ask(context, request, trace);
    } catch (error) {
      renders.refused();
      if (renders.isNewest(context, serial)) onRefused(context, one, refusal(error));
      return;
    }
    for (const image of renders.answered(context, serial, String(answer))) show(image);
  }

  /** A hub of the release before plans refuses a room's plan. It is asked for the standard layout, so that there is a picture during an update. */
  async function ask(context: RenderContext, request: RenderRequest, trace: string | undefined): Promise<unknown> {
    try {
      return await invoke(context, JSON.stringify(request), trace);
    } catch (error) {
      if (!refusal(error)?.reason.includes('"positions"')) throw error;
      const planless = JSON.stringify(request, (key, value: unknown) => (key === "positions" ? undefined : value));
      return await invoke(context, planless, trace);
    }
  }

  /**
   * Calls `MakeRender`. The specified method has one argument, the scene; ours also accepts the context (default
   * `main`) and the trace. After a hub failed on these, they are no longer sent.
   */
  async function invoke(context: RenderContext, scene: string, trace: string | undefined): Promise<unknown> {
    const isPlain = context === "main" && trace === undefined;
    if (isPlain || takesSceneAlone) return await link?.invoke("MakeRender", scene);
    try {
      return await link?.invoke("MakeRender", scene, context, ...(trace === undefined ? [] : [trace]));
    } catch (error) {
      const refused = refusal(error);
      if (refused === null || refused.isOurs) throw error;
      const answer = await link?.invoke("MakeRender", scene);
      takesSceneAlone = true;
      return answer;
    }
  }

  /** An error without a refusal means that the connection was lost; the request is repeated after the reconnect. */
  function onRefused(context: RenderContext, one: Wanted, refused: Refusal | null): void {
    if (refused === null) return;
    if (refused.code !== "render-busy") {
      giveUp({ context, code: refused.code, reason: refused.reason });
      return;
    }
    setTimeout(() => {
      if (wanted.get(context) === one && link?.state === "connected") void send(context, one);
    }, busy.next());
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
      const one = { request, trace: traceparent?.() };
      wanted.set(context, one);
      if (link?.state === "connected") void send(context, one);
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

interface Refusal extends Omit<RenderTrouble, "context"> {
  /** Whether the error has a code of our hub. */
  readonly isOurs: boolean;
}

/** The code and reason of the hub's refusal; null for other errors. */
function refusal(error: unknown): Refusal | null {
  const text = error instanceof Error ? error.message : "";
  if (!text.includes("on the server.")) return null;
  const [, name, reason] = /HubException: ([a-z-]+): (.*)$/s.exec(text) ?? [];
  const code = RENDER_ERROR_CODES.find((candidate) => candidate === name);
  return { code: code ?? "render-unavailable", reason: reason ?? text, isOurs: code !== undefined };
}
