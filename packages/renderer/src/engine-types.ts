import type { DiscardPages } from "./memory-arena.ts";
import type { ViewFigures } from "./view-figures.ts";
import type { PicturePart, RenderedImage, ViewRequest } from "./view-request.ts";
import type { SharedViews } from "./view-store.ts";

export interface EngineOptions {
  readonly threads: number;
  /** Directory in which solved views are stored. Without it they do not outlive the process. */
  readonly cacheDirectory?: string;
  /** Largest size of that directory, bytes. Default: 1 GiB. */
  readonly maxCacheBytes?: number;
  /** Where engines on other machines find the stored views. Only with a cache directory. */
  readonly sharedViews?: SharedViews;
  /** Largest size of all hot views together, bytes. Default: 480 MB. A 1920x1080 view takes about 40 MB. */
  readonly maxHotViewBytes?: number;
  /** Largest size of all textures together, bytes. Default: 192 MiB. */
  readonly maxTextureBytes?: number;
  /** Gives free memory of the kernels back to the system. Without it the process keeps the most that it ever used. */
  readonly discardPages?: DiscardPages;
  /** The time in milliseconds. */
  readonly now?: () => number;
  /** Points from which light in a room is traced, a multiple of four. Default: 40,000. Small pictures need fewer. */
  readonly cachePoints?: number;
}

export interface Engine {
  /**
   * Renders a view. A warm or stored view emits `final`, a large one `preview` (half size) before it. A cold view emits `preview`, `refined` and
   * `final`; of these, the `first` part emits only `preview`, and the `refinement` the others. A first picture waits for no refinement.
   * Rejects with the signal's reason when aborted, with GeometryError or FinishError if the scene is impossible, and with the loader's error if
   * a texture cannot be loaded.
   */
  render(
    request: ViewRequest,
    onImage: (image: RenderedImage) => void,
    signal?: AbortSignal,
    part?: PicturePart,
  ): Promise<void>;
  /** Whether the request's view is hot, so that no light must be solved. */
  isWarm(request: ViewRequest): boolean;
  /**
   * Solves a view's light ahead of a request. The light is stored on disk, and the view is kept in memory if that evicts no other. Does nothing
   * without a cache directory, or if the view is hot. Rejects as `render` does. When aborted, it frees the threads within a fraction of a second.
   */
  solveAhead(request: ViewRequest, signal: AbortSignal): Promise<void>;
  figures(): ViewFigures;
  /**
   * Drops views, textures and geometries that no request has used for a quarter of an hour, and gives free memory back to the system. To be
   * called every few seconds. Dropped light is read from the cache directory again; without one, views stay.
   */
  giveBack(): Promise<void>;
  close(): Promise<void>;
}
