import type { FastifyBaseLogger } from "fastify";
import type { Config } from "../config/config.ts";
import { claimImages, describePlace, missingImages } from "../images/image-place.ts";
import type { ImageStore } from "../images/image-store.ts";
import { unwritableFolders } from "../images/open-images.ts";

/**
 * Records where this process has its images, for commands, and logs what is wrong with that place: another one than
 * before that has not all images, and folders that this user may not write in.
 */
export async function tellOfImages(
  config: Pick<Config, "databaseUrl" | "dataDir" | "bucket">,
  images: ImageStore,
  log: Pick<FastifyBaseLogger, "error">,
): Promise<void> {
  try {
    const [folder, ...others] = config.bucket === null ? await unwritableFolders(config.dataDir) : [];
    if (folder !== undefined)
      log.error(
        { folder, others: others.length },
        "this user may not write in folders of DATA_DIR; give it the folders",
      );
    const former = await claimImages(config.databaseUrl, images, config);
    if (former === null) return;
    const missing = await missingImages(config.databaseUrl, images);
    if (missing.length > 0)
      log.error(
        { former: former.place, present: describePlace(config), missing: missing.length },
        "images are missing: this process uses another data folder than the one before",
      );
  } catch (error) {
    log.error({ err: error }, "the place of the images could not be recorded");
  }
}
