import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  paginateListObjectsV2,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from "@aws-sdk/client-s3";
import type { BucketSettings } from "./bucket-settings.ts";
import { ObjectStoreError, type ObjectCall, type ObjectStore, type StoredObject } from "./object-store.ts";

/** Longer than a burst of calls waits for one of the client's 50 connections. */
const CONNECTION_TIMEOUT = 5_000;
const REQUEST_TIMEOUT = 10_000;
const MOST_ATTEMPTS = 3;

export interface OpenBucket {
  readonly store: ObjectStore;
  /** Why the server refuses the bucket or the keys; null when it accepts them. Rejects when it does not answer. */
  readonly refusal: () => Promise<string | null>;
}

const statusOf = (error: unknown): number =>
  error instanceof S3ServiceException ? (error.$metadata.httpStatusCode ?? 0) : 0;

/** The result of a call; null when the server knows no such object. */
async function unlessMissing<Result>(work: () => Promise<Result>): Promise<Result | null> {
  try {
    return await work();
  } catch (error) {
    if (statusOf(error) === 404) return null;
    throw error;
  }
}

function createClient({ endpoint, region, credentials }: BucketSettings): S3Client {
  return new S3Client({
    region,
    maxAttempts: MOST_ATTEMPTS,
    requestHandler: {
      connectionTimeout: CONNECTION_TIMEOUT,
      requestTimeout: REQUEST_TIMEOUT,
      throwOnRequestTimeout: true,
    },
    // Stores other than Amazon's do not all know the checksums that the client adds by default.
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
    ...(endpoint === null ? {} : { endpoint, forcePathStyle: true }),
    ...(credentials === null ? {} : { credentials }),
  });
}

/** A bucket of an S3-compatible store. `pageSize` is the most objects per answer of a list. */
export function openBucket(settings: BucketSettings, onCall: (call: ObjectCall) => void, pageSize = 1_000): OpenBucket {
  const { bucket: Bucket, prefix } = settings;
  const client = createClient(settings);
  const at = (key: string) => ({ Bucket, Key: prefix + key });

  async function counted<Result>(call: ObjectCall["call"], work: () => Promise<Result>): Promise<Result> {
    const startedAt = performance.now();
    const seconds = (): number => (performance.now() - startedAt) / 1_000;
    try {
      const result = await work();
      onCall({ call, outcome: "ok", seconds: seconds() });
      return result;
    } catch (error) {
      onCall({ call, outcome: "failed", seconds: seconds() });
      throw new ObjectStoreError(`The object store failed at ${call}: ${String(error)}`, { cause: error });
    }
  }

  async function* list(start: string): AsyncGenerator<StoredObject> {
    const pages = paginateListObjectsV2({ client, pageSize }, { Bucket, Prefix: prefix + start })[
      Symbol.asyncIterator
    ]();
    for (;;) {
      const page = await counted("list", () => pages.next());
      if (page.done) return;
      for (const { Key, Size, LastModified } of page.value.Contents ?? [])
        if (Key !== undefined)
          yield { key: Key.slice(prefix.length), bytes: Size ?? 0, storedAt: LastModified ?? new Date(0) };
    }
  }

  return {
    store: {
      has: (key) =>
        counted("has", async () => (await unlessMissing(() => client.send(new HeadObjectCommand(at(key))))) !== null),
      get: (key) =>
        counted("get", async () => {
          const answer = await unlessMissing(() => client.send(new GetObjectCommand(at(key))));
          return (await answer?.Body?.transformToByteArray()) ?? null;
        }),
      put: (key, content) =>
        counted("put", async () => {
          await client.send(new PutObjectCommand({ ...at(key), Body: content, ContentLength: content.length }));
        }),
      remove: (key) =>
        counted("remove", async () => {
          await client.send(new DeleteObjectCommand(at(key)));
        }),
      list,
      close: () => client.destroy(),
    },
    async refusal() {
      try {
        await client.send(new HeadBucketCommand({ Bucket }));
        return null;
      } catch (error) {
        const status = statusOf(error);
        if (status === 404) return `the store has no bucket ${Bucket}`;
        if (status === 401 || status === 403) return `the store refuses these keys for the bucket ${Bucket}`;
        if (status >= 300 && status < 400) return `the bucket ${Bucket} is in another region than S3_REGION`;
        throw error;
      }
    },
  };
}
