import { bathroomRequest } from "@showroom/api-contract/testing/render-request";
import type { CameraPosition } from "@showroom/domain/render/render-request";
import type { Picture, PictureMaker, PreparedView } from "../rendering/prepared-view.ts";
import { RenderScheduler } from "../rendering/render-scheduler.ts";
import type { RenderSchedulerOptions } from "../rendering/render-scheduler.ts";

/** One picture in the making. */
interface Job {
  readonly key: string;
  readonly rank: number | undefined;
  readonly signal: AbortSignal;
  show(stage: Picture["stage"]): void;
  done(): void;
  fail(): void;
}

/** A picture maker that the test controls step by step. */
export function startScheduler(options: Partial<RenderSchedulerOptions> = {}) {
  const jobs: Job[] = [];
  const warm = new Set<string>();
  const told: string[] = [];
  const maker: PictureMaker = {
    isWarm: (view) => warm.has(view.viewKey),
    make: (view, onPicture, signal) =>
      new Promise((resolve, reject) => {
        signal.addEventListener("abort", () => reject(signal.reason));
        jobs.push({
          key: view.imageKey,
          rank: view.view.rank,
          signal,
          show: (stage) => onPicture({ name: `${view.imageKey}-${stage}`, stage, width: 1, height: 1 }),
          done: resolve,
          fail: () => reject(new Error("broken")),
        });
      }),
  };
  const scheduler = new RenderScheduler({ maker, ...options });
  const ask = (place: string, viewKey: string, tile: string, owner = place, camera?: CameraPosition) =>
    scheduler.ask({
      place,
      owner,
      view: preparedView(viewKey, `${viewKey}/${tile}`, camera),
      onPicture: (_id, picture) => told.push(`${place} ${picture.name}`),
      onFailed: (_id, cause) => told.push(`${place} failed: ${String(cause)}`),
    });
  return {
    scheduler,
    jobs,
    warm,
    told,
    ask,
    keys: () => jobs.map((job) => job.key),
    settle: () => new Promise((resolve) => setTimeout(resolve, 2)),
  };
}

/** A view of which only the keys matter. */
export function preparedView(viewKey: string, imageKey: string, camera: CameraPosition = "front"): PreparedView {
  return {
    request: bathroomRequest(undefined, camera),
    catalogue: { projectId: 1, revision: 1 },
    viewKey,
    imageKey,
    view: {
      geometryKey: viewKey,
      geometry: () => ({ meshes: [], surfaces: {} }),
      camera: { position: [0, 0, 0], target: [0, 1, 0], horizontalFov: 60 },
      width: 1,
      height: 1,
      finishes: {},
      samples: 1,
      loadTexture: () => Promise.reject(new Error("no textures here")),
    },
  };
}
