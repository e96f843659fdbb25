import { createHash } from "node:crypto";
import { and, asc, eq, isNull } from "drizzle-orm";
import sharp from "sharp";
import { keptPictureId } from "@showroom/api-contract/entities/kept-picture";
import { now } from "@showroom/service/clock";
import type { Database } from "../database/database.ts";
import { confirmationPictures, confirmations, projectChoices } from "../database/schema/choices.ts";
import type { Jobs } from "../jobs/jobs.ts";
import type { StoredImages } from "../kernel/context.ts";
import { askPicture, type PictureSource } from "./ask-picture.ts";
import { keptRequest } from "./kept-request.ts";

export interface KeepTools extends PictureSource {
  readonly db: Database;
  readonly images: StoredImages;
}

type Wanted = typeof confirmationPictures.$inferSelect;

/** Asks for one picture, and keeps its bytes and their hash. The file is stored before the row names it. */
async function keepPicture(
  { db, images, ...source }: KeepTools,
  { confirmationId, pageId, scene, revision }: Wanted,
  projectId: number,
): Promise<void> {
  const jpeg = await askPicture(source, keptRequest(scene, { id: projectId, revision }));
  const { format, width, height } = await sharp(jpeg).metadata();
  if (format !== "jpeg") throw new Error(`The render service gave ${format} instead of a JPEG`);
  const hash = createHash("sha256").update(jpeg).digest();
  await images.put(keptPictureId(hash.toString("hex")), async () => jpeg);
  await db
    .update(confirmationPictures)
    .set({ hash, width, height, keptAt: now() })
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
