import { constants } from "node:fs";
import { access, readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { openObjectStore, type OpenObjectStoreOptions } from "@showroom/service/objects/open-object-store";
import { ConfigError, type Config } from "../config/config.ts";
import { describePlace, readImagePlace, type ImagePlace } from "./image-place.ts";
import { openImageStore, type ImageStore } from "./image-store.ts";

export interface OpenImages {
  readonly images: ImageStore;
  readonly close: () => void;
}

type Stored = Pick<Config, "dataDir" | "bucket">;

/**
 * Opens the images where the configuration says.
 * @throws SettingsError when the object store refuses the bucket or the keys
 */
export async function openImages({ dataDir, bucket }: Stored, options: OpenObjectStoreOptions): Promise<OpenImages> {
  const objects = await openObjectStore(bucket, options);
  return { images: openImageStore(dataDir, objects), close: () => objects?.close() };
}

/** Folders of images in the data folder in which this process may not write. */
export async function unwritableFolders(dataDir: string): Promise<readonly string[]> {
  const roots = ["images", "image-cache"].map((name) => join(dataDir, name));
  const below = await Promise.all(
    roots.map(async (root) => {
      const entries = await readdir(root, { recursive: true, withFileTypes: true }).catch(() => []);
      return entries.filter((entry) => entry.isDirectory()).map(({ parentPath, name }) => join(parentPath, name));
    }),
  );
  const folders = [dataDir, ...roots, ...below.flat()];
  const refused = await Promise.all(
    folders.map((folder) =>
      access(folder, constants.W_OK).then(
        () => false,
        (error: NodeJS.ErrnoException) => error.code === "EACCES" || error.code === "EROFS",
      ),
    ),
  );
  return folders.filter((_folder, index) => refused[index]);
}

/** The owner of the folder with the images, or of the first folder above it that exists. */
async function ownerOf({ dataDir }: Stored): Promise<{ readonly folder: string; readonly uid: number } | null> {
  for (const folder of [join(dataDir, "images"), dataDir]) {
    const found = await stat(folder).catch(() => null);
    if (found) return { folder, uid: found.uid };
  }
  return null;
}

/** @throws ConfigError when the product could not write in the folders that this process makes */
async function checkUser(stored: Stored): Promise<void> {
  const owner = stored.bucket === null ? await ownerOf(stored) : null;
  const user = process.getuid?.();
  if (owner === null || user === undefined || owner.uid === user) return;
  const [refused] = user === 0 ? [owner.folder] : await unwritableFolders(stored.dataDir);
  if (refused === undefined) return;
  const how = `run this command as that user (sudo -u '#${owner.uid}' …)`;
  throw new ConfigError(
    user === 0
      ? `${owner.folder} belongs to user ${owner.uid}, who could not write in what root makes there: ${how}`
      : `this user may not write in ${refused}, which is of user ${owner.uid}: ${how}`,
  );
}

const open = (stored: Stored): Promise<OpenImages> =>
  openImages(stored, {
    onCall: () => undefined,
    onAway: (error) => process.stderr.write(`The object store does not answer: ${String(error)}\n`),
  });

/** Opens the images only when they are those of the database. */
async function openIfSame(stored: Stored, recorded: ImagePlace): Promise<OpenImages | null> {
  const opened = await open(stored);
  if ((await opened.images.mark()) === recorded.mark) return opened;
  opened.close();
  return null;
}

/** What a command does with the images. */
export interface CommandImages extends OpenImages {
  /** The data folder or bucket, for messages. */
  readonly place: string;
  readonly stored: Stored;
}

/**
 * Opens the images of the database for a command: those that the running product uses. Without DATA_DIR, the folder that
 * the product used last is taken.
 * @param isNamed Whether the environment names the data folder, or the product that runs in it.
 * @param mayMove Whether a named folder may be another one than the product used: for a restore, which brings the images.
 * @throws ConfigError when the folder is another one, or of another user
 */
export async function openImagesOfCommand(
  config: Stored & Pick<Config, "databaseUrl" | "migrationDatabaseUrl">,
  isNamed: boolean,
  mayMove = false,
): Promise<CommandImages> {
  const recorded = await readImagePlace(config.migrationDatabaseUrl ?? config.databaseUrl);
  if (recorded === null && !isNamed && config.bucket === null)
    throw new ConfigError("DATA_DIR: is missing; it is the data folder with which the product will run");
  const there = recorded && { dataDir: recorded.place, bucket: null };
  const candidates: readonly Stored[] =
    isNamed || config.bucket !== null || there === null ? [config] : [config, there];
  for (const stored of candidates) {
    const opened = recorded === null || (isNamed && mayMove) ? await open(stored) : await openIfSame(stored, recorded);
    if (opened === null) continue;
    await checkUser(stored);
    return { ...opened, place: describePlace(stored), stored };
  }
  throw new ConfigError(
    `the images of this database are in ${recorded?.place ?? "another place"}, not in ${describePlace(config)}. Name the data folder of the running product: DATA_DIR=${recorded?.place ?? "…"}`,
  );
}
