import { z } from "zod";
import { webAddress } from "../common-settings.ts";
import { setting, type SettingsOf } from "../settings.ts";

/** Settings of an S3-compatible store. */
export const BUCKET_SETTINGS = {
  S3_BUCKET: setting(
    z
      .string()
      .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, "is not the name of a bucket")
      .optional(),
    "Bucket of an S3-compatible store, instead of a shared folder.",
    "they are in DATA_DIR",
  ),
  S3_ENDPOINT: setting(webAddress.optional(), "URL of the store, if it is not Amazon S3.", "Amazon S3 in S3_REGION"),
  S3_REGION: setting(z.string().min(1).default("us-east-1"), "Region of the bucket."),
  S3_ACCESS_KEY_ID: setting(
    z.string().min(1).optional(),
    "Key of the store.",
    "the AWS SDK looks for credentials (environment, files, role of the machine)",
  ),
  S3_SECRET_ACCESS_KEY: setting(
    z.string().min(1).optional(),
    "Secret of S3_ACCESS_KEY_ID.",
    "must be set with S3_ACCESS_KEY_ID",
  ),
  S3_PREFIX: setting(
    z
      .string()
      .regex(/^[\w/.-]+\/$/, "must end with a slash")
      .optional(),
    "Start of all keys; ends with a slash.",
  ),
};

export type BucketValues = SettingsOf<typeof BUCKET_SETTINGS>;

/** A bucket and how to reach it. */
export interface BucketSettings {
  readonly bucket: string;
  /** Null for Amazon S3. */
  readonly endpoint: string | null;
  readonly region: string;
  /** Null to let the AWS SDK find them. */
  readonly credentials: { readonly accessKeyId: string; readonly secretAccessKey: string } | null;
  readonly prefix: string;
}

/** Faults of values that are valid alone but not together. */
export function bucketFaults(values: BucketValues): string[] {
  const { S3_BUCKET, S3_ENDPOINT, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY, S3_PREFIX } = values;
  const others = Object.entries({ S3_ENDPOINT, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY, S3_PREFIX });
  const given = others.filter(([, value]) => value !== undefined).map(([name]) => name);
  const faults: string[] = [];
  if (S3_BUCKET === undefined && given.length > 0) faults.push(`S3_BUCKET: is missing, but set: ${given.join(", ")}`);
  if (S3_ACCESS_KEY_ID === undefined && S3_SECRET_ACCESS_KEY !== undefined)
    faults.push("S3_ACCESS_KEY_ID: is missing; S3_SECRET_ACCESS_KEY is its secret");
  if (S3_ACCESS_KEY_ID !== undefined && S3_SECRET_ACCESS_KEY === undefined)
    faults.push("S3_SECRET_ACCESS_KEY: is missing; it is the secret of S3_ACCESS_KEY_ID");
  return faults;
}

/** The bucket of the settings; null when files are kept in folders. */
export function bucketOf(values: BucketValues): BucketSettings | null {
  const { S3_BUCKET, S3_ENDPOINT, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY, S3_PREFIX } = values;
  if (S3_BUCKET === undefined) return null;
  return {
    bucket: S3_BUCKET,
    endpoint: S3_ENDPOINT ?? null,
    region: S3_REGION,
    credentials:
      S3_ACCESS_KEY_ID === undefined || S3_SECRET_ACCESS_KEY === undefined
        ? null
        : { accessKeyId: S3_ACCESS_KEY_ID, secretAccessKey: S3_SECRET_ACCESS_KEY },
    prefix: S3_PREFIX ?? "",
  };
}
