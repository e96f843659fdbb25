import { randomUUID } from "node:crypto";
import { traceCarrier } from "@showroom/service/telemetry/tracing";
import type { RenderCatalogue } from "@showroom/api-contract/render";
import type { RenderRequest } from "@showroom/domain/render/render-request";
import { pictureName } from "../pictures/picture-names.ts";
import type { Pictures } from "../pictures/pictures.ts";
import type { Ahead } from "./ahead.ts";
import { knownRequest } from "./known-request.ts";
import type { ViewPreparer } from "./prepare-view.ts";
import type { PlaceAsk } from "./places.ts";
import type { Picture } from "./prepared-view.ts";
import type { RenderScheduler } from "./render-scheduler.ts";

interface DeskAsk extends PlaceAsk {
  readonly request: RenderRequest;
  /** Id of the request, for logs. */
  readonly requestId: string;
  /** The catalogue version that the user sees. */
  readonly catalogue: RenderCatalogue;
  /** Aborted when the client disconnects. */
  readonly signal: AbortSignal;
}

/** Receives requests: a stored picture is shown at once, any other is scheduled. */
export interface RenderDesk {
  /** The render id. Throws `ArticlesUnavailableError` or `RenderBusyError`. */
  ask(ask: DeskAsk): Promise<string>;
  /** The stored pictures of a request, the smallest first. Throws `ArticlesUnavailableError`. */
  find(request: RenderRequest, catalogue: RenderCatalogue): Promise<readonly Picture[]>;
  /** Forgets what was asked for these places. */
  forget(places: readonly string[]): void;
}

/** Smallest first. */
const STORED_STAGES = ["preview", "final"] as const;

export interface RenderDeskOptions {
  readonly preparer: ViewPreparer;
  readonly store: Pictures;
  readonly scheduler: RenderScheduler;
  readonly secret: string;
  /** Absent where this process does not render. */
  readonly ahead?: Ahead | undefined;
}

export function createRenderDesk({ preparer, store, scheduler, secret, ahead }: RenderDeskOptions): RenderDesk {
  return {
    async ask({ request: sent, catalogue: { rooms, projectId, revision }, signal, requestId, ...ask }) {
      const request = knownRequest(sent, rooms);
      const catalogue = { projectId, revision };
      ahead?.giveWay();
      ahead?.plan(request, catalogue);
      const asked = await preparer.prepare(request, catalogue);
      const name = pictureName(secret, asked.imageKey, "final");
      const isMade = (await store.get(name)) !== null;
      const view = isMade ? asked : await preparer.withKnownTextures(asked);
      // A client that disconnected meanwhile was already forgotten. Its request must not be scheduled now.
      if (signal.aborted) return randomUUID();
      const { width, height } = asked.view;
      const origin = { requestId, userId: ask.owner, trace: traceCarrier() };
      return isMade
        ? scheduler.answer(ask, { name, stage: "final", width, height })
        : scheduler.ask({ ...ask, view: { ...view, origin } });
    },
    async find(sent, { rooms, projectId, revision }) {
      const { imageKey, view } = await preparer.prepare(knownRequest(sent, rooms), { projectId, revision });
      const { width, height } = view;
      const pictures = STORED_STAGES.map((stage) => ({
        name: pictureName(secret, imageKey, stage),
        stage,
        width,
        height,
      }));
      const stored = await Promise.all(pictures.map(async ({ name }) => (await store.get(name)) !== null));
      return pictures.filter((_, index) => stored[index]);
    },
    forget: (places) => scheduler.forget(places),
  };
}
