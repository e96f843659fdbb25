import { watchSize } from "@showroom/service/watched-sizes";
import { pictureSize } from "@showroom/domain/render/panorama";
import type { CameraPosition, RenderRequest, RenderRoomType } from "@showroom/domain/render/render-request";
import type { CatalogueKey } from "../articles/catalogue-key.ts";
import type { ViewPreparer } from "./prepare-view.ts";
import type { PreparedView } from "./prepared-view.ts";

/** Cameras that buyers choose next in a room, most likely first. */
const NEXT_CAMERAS: Readonly<Record<RenderRoomType, readonly [CameraPosition, ...CameraPosition[]]>> = {
  Bathroom: ["front", "cabinet", "toilet", "rain-shower", "around-back"],
  Toilet: ["front", "toilet", "fountain", "around-back"],
};
/** Largest number of views that wait to be solved ahead. The newest are kept. */
const MOST_PLANNED = 12;
/** Largest number of remembered views that were solved ahead or failed, and are not tried again. */
const MOST_REMEMBERED = 500;
/** Milliseconds of rest before anything is solved ahead. */
const REST = 1500;

interface Planned {
  readonly request: RenderRequest;
  readonly catalogue: CatalogueKey;
  /** The same camera with tiles of the other gloss: buyers try tiles without moving the camera. */
  readonly inOtherGloss: boolean;
}

export interface AheadOptions {
  readonly preparer: ViewPreparer;
  /** Solves a view's light and stores it. Stops soon after the signal. */
  readonly solve: (view: PreparedView, signal: AbortSignal) => Promise<void>;
  /** Whether no request waits for a picture. */
  readonly isIdle: () => boolean;
  readonly onError: (cause: unknown) => void;
  /** Milliseconds of rest before anything is solved ahead. */
  readonly rest?: number;
}

/** Solves the light of views that are likely to be requested next, while no request waits. Stops at once for a request. */
export class Ahead {
  readonly #options: AheadOptions;
  readonly #done = new Set<string>();
  #planned: Planned[] = [];
  #timer: NodeJS.Timeout | undefined;
  #abort: AbortController | undefined;
  #running: Promise<void> = Promise.resolve();
  #isOver = false;

  constructor(options: AheadOptions) {
    this.#options = options;
    watchSize("planned-views", MOST_PLANNED, () => this.#planned.length);
    watchSize("views-solved-ahead", MOST_REMEMBERED, () => this.#done.size);
  }

  /** Stops for a request. */
  giveWay(): void {
    clearTimeout(this.#timer);
    this.#abort?.abort();
  }

  /** Plans the views that are likely after this request, and starts after a time of rest. */
  plan({ sceneSettings, sceneStructure }: RenderRequest, catalogue: CatalogueKey): void {
    const { roomType } = sceneStructure;
    const seenBy = (cameraPosition: CameraPosition): RenderRequest => {
      const size = pictureSize(roomType === "Toilet" ? "toilet" : "bathroom", cameraPosition);
      return { sceneSettings: { ...sceneSettings, ...size, cameraPosition }, sceneStructure };
    };
    const [room, ...closer] = NEXT_CAMERAS[roomType];
    const likely: Planned[] = [
      { request: seenBy(room), catalogue, inOtherGloss: false },
      { request: seenBy(room), catalogue, inOtherGloss: true },
      ...closer.map((camera) => ({ request: seenBy(camera), catalogue, inOtherGloss: false })),
    ];
    this.#planned = [...likely, ...this.#planned].slice(0, MOST_PLANNED);
    this.#wait();
  }

  /** Resolves when nothing runs any more. */
  async stop(): Promise<void> {
    this.#isOver = true;
    this.giveWay();
    await this.#running;
  }

  #wait(): void {
    clearTimeout(this.#timer);
    if (this.#isOver || this.#planned.length === 0) return;
    this.#timer = setTimeout(() => {
      if (this.#options.isIdle()) this.#running = this.#running.then(() => this.#work());
      else this.#wait();
    }, this.#options.rest ?? REST);
    this.#timer.unref();
  }

  async #work(): Promise<void> {
    const abort = new AbortController();
    this.#abort = abort;
    while (!abort.signal.aborted && this.#options.isIdle()) {
      const planned = this.#planned.shift();
      if (planned === undefined) return;
      await this.#solve(planned, abort.signal);
    }
    this.#wait();
  }

  async #solve(planned: Planned, signal: AbortSignal): Promise<void> {
    const { preparer } = this.#options;
    let key = "";
    try {
      const asked = await preparer.prepare(planned.request, planned.catalogue);
      const view = planned.inOtherGloss ? preparer.withOtherGloss(asked) : asked;
      key = view.viewKey;
      if (this.#done.has(key)) return;
      await this.#options.solve(view, signal);
    } catch (cause) {
      if (signal.aborted) {
        this.#planned.unshift(planned);
        return;
      }
      this.#options.onError(cause);
    }
    this.#done.add(key);
    for (const oldest of this.#done) {
      if (this.#done.size <= MOST_REMEMBERED) break;
      this.#done.delete(oldest);
    }
  }
}
