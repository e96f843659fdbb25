import { createHash } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import { and, asc, eq, isNull } from "drizzle-orm";
import sharp from "sharp";
import { keptPictureId } from "@showroom/api-contract/entities/kept-picture";
import type { RenderRequest } from "@showroom/domain/render/render-request";
import { now, SECOND } from "@showroom/service/clock";
import type { Database } from "../database/database.ts";
import { confirmationPictures, confirmations, projectChoices } from "../database/schema/choices.ts";
import type { Jobs } from "../jobs/jobs.ts";
import type { StoredImages } from "../kernel/context.ts";
import { askPicture, type PictureSource } from "./ask-picture.ts";
import { keptRequest } from "./kept-request.ts";
import type { KeptFile } from "./room-pictures.ts";

interface FileTools extends PictureSource {
  readonly images: Pick<StoredImages, "put">;
}

export interface KeepTools extends FileTools {
  readonly db: Database;
}

type Wanted = typeof confirmationPictures.$inferSelect;

/** Asks for one picture, and keeps its bytes. Returns what a row says of the file. */
async function keepScene(
  { images, ...source }: FileTools,
  scene: RenderRequest,
  project: Parameters<typeof keptRequest>[1],
): Promise<KeptFile> {
  const jpeg = await askPicture(source, keptRequest(scene, project));
  const { format, width, height } = await sharp(jpeg).metadata();
  if (format !== "jpeg") throw new Error(`The render service gave ${format} instead of a JPEG`);
  const hash = createHash("sha256").update(jpeg).digest();
  await images.put(keptPictureId(hash.toString("hex")), async () => jpeg);
  return { hash, width, height, keptAt: now() };
}

/** How long somebody waits for pictures: of rooms that were looked at, they are there. */
const LONGEST_WAIT = 5 * SECOND;

/** Keeps the pictures of scenes, by page, as far as they are there within a moment. */
export async function keepWithinMoment(
  tools: FileTools,
  scenes: ReadonlyMap<number, RenderRequest>,
  project: Parameters<typeof keptRequest>[1],
): Promise<ReadonlyMap<number, KeptFile>> {
  if (tools.config.renderUrl === null) return new Map();
  const kept = new Map<number, KeptFile>();
  const all = Promise.allSettled(
    [...scenes].map(async ([pageId, scene]) => kept.set(pageId, await keepScene(tools, scene, project))),
  );
  await Promise.race([all, setTimeout(LONGEST_WAIT, undefined, { ref: false })]);
  return new Map(kept);
}

/** Keeps one picture that a submission waits for. The file is stored before the row names it. */
async function keepPicture(
  { db, ...tools }: KeepTools,
  { confirmationId, pageId, scene, revision }: Wanted,
  projectId: number,
): Promise<void> {
  const kept = await keepScene(tools, scene, { id: projectId, revision });
  await db
    .update(confirmationPictures)
    .set(kept)
    .where(
      and(
        eq(confirmationPictures.confirmationId, confirmationId),
        eq(confirmationPictures.pageId, pageId),
        isNull(confirmationPictures.hash),
      ),
    );
}

/** Queues the jobs of all submissions with a picture that is not kept. */
export async function askForMissingPictures(db: Database, jobs: Pick<Jobs, "send">, at: Date): Promise<void> {
  const found = await db
    .selectDistinct({ confirmationId: confirmationPictures.confirmationId })
    .from(confirmationPictures)
    .where(isNull(confirmationPictures.hash));
  for (const wanted of found) await jobs.send("pictures.keep", wanted, undefined, at);
}

/**
 * Keeps the pictures of a submission that are not kept yet. Without a render service there are none. @throws the first failure,
 * after the other pictures were tried: the job is repeated, with growing pauses and an end
 */
export async function keepPictures(tools: KeepTools, confirmationId: number): Promise<void> {
  if (tools.config.renderUrl === null) return;
  const wanted = await tools.db
    .select({ row: confirmationPictures, projectId: projectChoices.projectId })
    .from(confirmationPictures)
    .innerJoin(confirmations, eq(confirmations.id, confirmationPictures.confirmationId))
    .innerJoin(projectChoices, eq(projectChoices.id, confirmations.choicesId))
    .where(and(eq(confirmationPictures.confirmationId, confirmationId), isNull(confirmationPictures.hash)))
    .orderBy(asc(confirmationPictures.pageId));
  const failures: unknown[] = [];
  for (const { row, projectId } of wanted)
    await keepPicture(tools, row, projectId).catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw failures[0];
}
