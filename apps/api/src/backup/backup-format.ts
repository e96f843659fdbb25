import { createHash, type Hash } from "node:crypto";
import { join } from "node:path";
import * as z from "zod";

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);
/** A name that leads out of no folder. */
const plainName = z.string().regex(/^[a-z0-9_]+$/);

const tableSchema = z.object({
  name: plainName,
  columns: z.array(plainName),
  rows: z.int().min(0),
  /** Of the rows as COPY writes them, in the order of their key. */
  sha256,
});
export type TableEntry = z.output<typeof tableSchema>;

/** What a backup folder holds; written last, so that a folder with a manifest is whole. */
export const manifestSchema = z.object({
  format: z.literal(1),
  /** Version of the product that made it. */
  version: z.string(),
  madeAt: z.iso.datetime(),
  /** The newest migration of the database. */
  migration: z.object({ hash: sha256, createdAt: z.int() }),
  /** A table comes after those that it refers to. */
  tables: z.array(tableSchema),
  sequences: z.array(z.object({ name: plainName, last: z.string().regex(/^\d+$/) })),
  /** Mails that were not sent yet, and jobs that failed for good. */
  jobs: z.object({ rows: z.int().min(0), sha256 }),
  images: z.array(z.object({ publicId: z.string(), bytes: z.int().min(0), sha256 })),
});
export type Manifest = z.output<typeof manifestSchema>;

/** A job that is not done. */
export const waitingJobSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  data: z.record(z.string(), z.unknown()),
  startAfter: z.iso.datetime({ offset: true }),
  /** Of a job that failed for good: how it was queued, and what its last try said. */
  sourceName: z.string().nullable(),
  sourceCreatedOn: z.iso.datetime({ offset: true }).nullable(),
  output: z.unknown(),
});
export type WaitingJob = z.output<typeof waitingJobSchema>;

export const manifestFile = (folder: string): string => join(folder, "manifest.json");
export const tableFile = (folder: string, table: string): string => join(folder, "database", `${table}.copy.gz`);
export const jobsFile = (folder: string): string => join(folder, "jobs.jsonl");
export const imageFile = (folder: string, publicId: string): string => join(folder, "images", publicId);

export const sha256Of = (content: Buffer | string): string => createHash("sha256").update(content).digest("hex");

/** A step of a pipeline that hashes what passes. */
export const hashing = (hash: Hash) =>
  async function* pass(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    for await (const chunk of source) {
      hash.update(chunk);
      yield chunk;
    }
  };

/** A backup that cannot be made or restored; the message says why. */
export class BackupError extends Error {
  override readonly name = "BackupError";
}
