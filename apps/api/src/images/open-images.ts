import { openObjectStore, type OpenObjectStoreOptions } from "@showroom/service/objects/open-object-store";
import type { Config } from "../config/config.ts";
import { openImageStore, type ImageStore } from "./image-store.ts";

export interface OpenImages {
  readonly images: ImageStore;
  readonly close: () => void;
}

/**
 * Opens the images where the configuration says.
 * @throws SettingsError when the object store refuses the bucket or the keys
 */
export async function openImages(
  { dataDir, bucket }: Pick<Config, "dataDir" | "bucket">,
  options: OpenObjectStoreOptions,
): Promise<OpenImages> {
  const objects = await openObjectStore(bucket, options);
  return { images: openImageStore(dataDir, objects), close: () => objects?.close() };
}

/** The same for a command. */
export const openImagesOfCommand = (config: Pick<Config, "dataDir" | "bucket">): Promise<OpenImages> =>
  openImages(config, {
    onCall: () => undefined,
    onAway: (error) => process.stderr.write(`The object store does not answer: ${String(error)}\n`),
  });
