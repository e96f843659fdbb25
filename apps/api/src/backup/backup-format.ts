import { createHash, type Hash } from "node:crypto";
import { join } from "node:path";
import * as z from "zod";

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);
/** A name without path separators. */
const plainName = z.string().regex(/^[a-z0-9_]+$/);

const tableSchema = z.object({
  name: plainName,
  columns: z.array(plainName),
  rows: z.int().min(0),
  /** SHA-256 of the rows in COPY's text format, ordered by key. */
  sha256,
});
export type TableEntry = z.output<typeof tableSchema>;

/** The content of a backup folder. It is written last, so a folder with a manifest is complete. */
export const manifestSchema = z.object({
  format: z.literal(1),
  /** Version of the product that made the backup. */
  version: z.string(),
  madeAt: z.iso.datetime(),
  /** The newest migration of the database. */
  migration: z.object({ hash: sha256, createdAt: z.int() }),
  /** Ordered so that a table follows the tables that it references. */
  tables: z.array(tableSchema),
  sequences: z.array(z.object({ name: plainName, last: z.string().regex(/^\d+$/) })),
  /** Waiting mails, and jobs that failed permanently. */
  jobs: z.object({ rows: z.int().min(0), sha256 }),
  images: z.array(z.object({ publicId: z.string(), bytes: z.int().min(0), sha256 })),
});
export type Manifest = z.output<typeof manifestSchema>;

/** A job that is not completed. */
export const waitingJobSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  data: z.record(z.string(), z.unknown()),
  startAfter: z.iso.datetime({ offset: true }),
  /** For a job that failed permanently: its queue, and the error of its last attempt. */
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

/** A stream that hashes the data that passes through it. */
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
