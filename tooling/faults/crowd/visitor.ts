import { createRenderHub } from "@showroom/api-client/render/render-hub";
import type { RenderImage } from "@showroom/api-client/render/newest-renders";
import type { RenderContext } from "@showroom/api-contract/render-hub";
import type { RenderRequest } from "@showroom/domain/render/render-request";

/** A picture that somebody wants. */
export interface Wanted {
  readonly kind: string;
  /** Milliseconds since the start of the process, as the next ones. */
  readonly askedAt: number;
  /** When the bytes of its first and its finished picture were there. */
  firstAt: number | null;
  finalAt: number | null;
  /** The buyer wanted something else in this place before it was finished. */
  isReplaced: boolean;
  failure: string | null;
}

/** A page in a buyer's browser. */
export interface Visitor {
  /** Asks for a picture in a place, in which it takes the place of the one before. */
  readonly ask: (kind: string, context: RenderContext, request: RenderRequest) => Wanted;
  /** Resolves when there is a first or the finished picture, or when none will come. */
  readonly came: (wanted: Wanted, stage: "firstAt" | "finalAt") => Promise<void>;
  readonly wanted: readonly Wanted[];
  readonly stop: () => Promise<void>;
}

const RECONNECT_DELAYS = [0, 500, 1_000, 2_000];
/** Milliseconds. */
const LONGEST_FETCH = 10_000;

/** @param token the buyer's token now, which is renewed as a page does */
export function openVisitor(url: string, token: () => string | null): Visitor {
  const hub = createRenderHub({
    url: `${url}/chat-hub`,
    getAccessToken: () => token() ?? "",
    reconnectDelays: RECONNECT_DELAYS,
  });
  const all: Wanted[] = [];
  const current = new Map<RenderContext, { readonly wanted: Wanted; readonly request: RenderRequest }>();
  const watchers = new Set<() => void>();
  const tell = (): void => {
    for (const watcher of watchers) watcher();
  };

  async function take({ context, url: address, stage }: RenderImage): Promise<void> {
    const place = current.get(context);
    if (!place || (stage !== "final" && place.wanted.firstAt !== null)) return;
    try {
      const answer = await fetch(address, { signal: AbortSignal.timeout(LONGEST_FETCH) });
      await answer.arrayBuffer();
      if (!answer.ok) throw new Error(`${address} answers ${answer.status}`);
    } catch {
      // As the page does when the address of a finished picture does not work.
      if (stage === "final" && current.get(context) === place) hub.requestRender(context, place.request);
      return;
    }
    place.wanted.firstAt ??= performance.now();
    if (stage === "final") place.wanted.finalAt ??= performance.now();
    tell();
  }

  hub.onImage((image) => void take(image));
  hub.onTrouble(({ context, code, reason }) => {
    const place = current.get(context);
    if (place) place.wanted.failure = `${code}: ${reason}`;
    tell();
  });
  hub.start();

  return {
    wanted: all,
    ask(kind, context, request) {
      const before = current.get(context)?.wanted;
      if (before && before.finalAt === null) before.isReplaced = true;
      const askedAt = performance.now();
      const wanted: Wanted = { kind, askedAt, firstAt: null, finalAt: null, isReplaced: false, failure: null };
      all.push(wanted);
      current.set(context, { wanted, request });
      tell();
      hub.requestRender(context, request);
      return wanted;
    },
    came: (wanted, stage) =>
      new Promise((resolve) => {
        const look = (): void => {
          if (wanted[stage] === null && wanted.failure === null && !wanted.isReplaced) return;
          watchers.delete(look);
          resolve();
        };
        watchers.add(look);
        look();
      }),
    stop: () => hub.stop(),
  };
}
