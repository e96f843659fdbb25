import { SettingsError } from "../settings.ts";
import type { BucketSettings } from "./bucket-settings.ts";
import type { ObjectCall, ObjectStore } from "./object-store.ts";

export interface OpenObjectStoreOptions {
  readonly onCall: (call: ObjectCall) => void;
  /** Called when the store did not answer at the start. It may answer later. */
  readonly onAway: (error: unknown) => void;
}

/**
 * Opens the store of the settings; null without one, and then the client of S3 is not loaded.
 * @throws SettingsError when the server refuses the bucket or the keys
 */
export async function openObjectStore(
  settings: BucketSettings | null,
  { onCall, onAway }: OpenObjectStoreOptions,
): Promise<ObjectStore | null> {
  if (settings === null) return null;
  const { openBucket } = await import("./bucket.ts");
  const { store, refusal } = openBucket(settings, onCall);
  const reason = await refusal().catch((error: unknown) => {
    onAway(error);
    return null;
  });
  if (reason === null) return store;
  store.close();
  throw new SettingsError([`S3_BUCKET: ${reason}`]);
}
