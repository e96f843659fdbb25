import { imageSizeFor } from "@showroom/domain/render/camera";
import type { CameraPosition, RenderRequest, RenderRoomType } from "@showroom/domain/render/render-request";
import type { ViewPreparer } from "./prepare-view.ts";
import type { PreparedView } from "./prepared-view.ts";

/** What buyers look at next in a room that they have just seen, likeliest first. */
const NEXT_CAMERAS: Readonly<Record<RenderRoomType, readonly CameraPosition[]>> = {
  Bathroom: ["front", "cabinet", "toilet", "rain-shower"],
  Toilet: ["front", "toilet", "fountain"],
};
/** Views that wait to be solved ahead; the newest are kept. */
const MOST_PLANNED = 12;
/** Views that were solved ahead, or could not be, and are not tried again. */
const MOST_REMEMBERED = 500;
/** Milliseconds of rest before anything is solved ahead. */
const REST = 1500;

export interface AheadOptions {
  readonly preparer: ViewPreparer;
  /** Solves a view's light and keeps it; stops soon after the signal. */
  readonly solve: (view: PreparedView, signal: AbortSignal) => Promise<void>;
  /** Whether nobody waits for a picture. */
  readonly isIdle: () => boolean;
  readonly onError: (cause: unknown) => void;
  /** Milliseconds of rest before anything is solved ahead. */
  readonly rest?: number;
}

/** Solves light while nobody waits, for views that are likely asked for next; lets go at once when anybody asks. */
export class Ahead {
  readonly #options: AheadOptions;
  readonly #done = new Set<string>();
  #planned: RenderRequest[] = [];
  #timer: NodeJS.Timeout | undefined;
  #abort: AbortController | undefined;
  #running: Promise<void> = Promise.resolve();
  #isOver = false;

  constructor(options: AheadOptions) {
    this.#options = options;
  }

  /** Makes way for a request. */
  giveWay(): void {
    clearTimeout(this.#timer);
    this.#abort?.abort();
  }

  /** Plans what is likely asked for after this request, and waits for a quiet moment. */
  plan({ sceneSettings, sceneStructure }: RenderRequest): void {
    const { roomType } = sceneStructure;
    const likely = NEXT_CAMERAS[roomType].map((cameraPosition): RenderRequest => {
      const size = imageSizeFor(roomType === "Toilet" ? "toilet" : "bathroom", cameraPosition);
      return { sceneSettings: { ...sceneSettings, ...size, cameraPosition }, sceneStructure };
    });
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
      const request = this.#planned.shift();
      if (request === undefined) return;
      await this.#solve(request, abort.signal);
    }
    this.#wait();
  }

  async #solve(request: RenderRequest, signal: AbortSignal): Promise<void> {
    let key = "";
    try {
      const view = await this.#options.preparer.prepare(request);
      key = view.viewKey;
      if (this.#done.has(key)) return;
      await this.#options.solve(view, signal);
    } catch (cause) {
      if (signal.aborted) {
        this.#planned.unshift(request);
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
