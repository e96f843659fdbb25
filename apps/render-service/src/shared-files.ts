import type { SharedViews } from "@showroom/renderer/view-store";
import { countObjectCalls, showObjectBytes } from "@showroom/service/objects/object-metrics";
import { openObjectStore } from "@showroom/service/objects/open-object-store";
import type { Logger } from "pino";
import type { Registry } from "prom-client";
import type { RenderConfig } from "./config.ts";
import { keepBounded } from "./pictures/keep-bounded.ts";
import type { Pictures } from "./pictures/pictures.ts";
import { createSharedLight, LIGHT_KEYS } from "./pictures/shared-light.ts";
import { createSharedPictures, PICTURE_KEYS } from "./pictures/shared-pictures.ts";

/** The files that processes share through an object store; without one they share the data folder. */
export interface SharedFiles {
  /** The shared pictures, with the local ones as copies. */
  readonly pictures: (local: Pictures) => Pictures;
  readonly light: SharedViews | null;
  /** Removes the oldest objects beyond their limits from now on. Hubs do this. */
  readonly keepBounded: () => void;
  readonly close: () => void;
}

const NO_SHARED_FILES: SharedFiles = {
  pictures: (local) => local,
  light: null,
  keepBounded: () => undefined,
  close: () => undefined,
};

/** Throws `SettingsError` when the store refuses the bucket or the keys. */
export async function openSharedFiles(
  config: Pick<RenderConfig, "bucket" | "maxSharedPictureBytes" | "maxSharedLightBytes">,
  logger: Logger,
  registry: Registry,
): Promise<SharedFiles> {
  if (config.bucket === null) return NO_SHARED_FILES;
  const warn =
    (words: string) =>
    (error: unknown): void =>
      logger.warn({ err: error }, words);
  const objects = await openObjectStore(config.bucket, {
    onCall: countObjectCalls(registry),
    onAway: warn("the object store does not answer"),
  });
  if (objects === null) return NO_SHARED_FILES;
  let stopBounding = (): void => undefined;
  return {
    pictures: (local) => createSharedPictures(local, objects, warn("a picture could not be copied to this machine")),
    light: createSharedLight(objects, warn("the object store does not share light")),
    keepBounded() {
      const limits = new Map([
        [PICTURE_KEYS, config.maxSharedPictureBytes],
        [LIGHT_KEYS, config.maxSharedLightBytes],
      ]);
      stopBounding = keepBounded({
        objects,
        limits,
        onBytes: showObjectBytes(registry, limits),
        onError: warn("the object store could not be trimmed"),
      });
    },
    close() {
      stopBounding();
      objects.close();
    },
  };
}
