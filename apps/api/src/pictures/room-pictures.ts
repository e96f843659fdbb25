/** The pictures that belong to a submission: which are wanted, and which are kept. */
import { asc, inArray } from "drizzle-orm";
import type { KeptPicture } from "@showroom/api-contract/entities/kept-picture";
import type { RenderRequest } from "@showroom/domain/render/render-request";
import type { Queries } from "../database/database.ts";
import { confirmationPictures } from "../database/schema/choices.ts";

/** A room of a submission; without a picture while it is still to be made. */
export interface RoomPicture {
  readonly pageId: number;
  readonly picture: KeptPicture | null;
}

/** What a row says of a picture that is kept. */
export type KeptFile = {
  readonly [Column in "hash" | "width" | "height" | "keptAt"]: NonNullable<
    (typeof confirmationPictures.$inferSelect)[Column]
  >;
};

/** Stores which pictures are wanted of a submission, in its transaction, with those that are kept already. */
export async function wantPictures(
  tx: Queries,
  { confirmationId, revision }: { readonly confirmationId: number; readonly revision: number },
  scenes: ReadonlyMap<number, RenderRequest>,
  kept: ReadonlyMap<number, KeptFile> = new Map(),
): Promise<void> {
  if (scenes.size === 0) return;
  await tx
    .insert(confirmationPictures)
    .values([...scenes].map(([pageId, scene]) => ({ confirmationId, revision, pageId, scene, ...kept.get(pageId) })));
}

type PictureRow = Pick<typeof confirmationPictures.$inferSelect, "pageId" | "hash" | "width" | "height">;

function roomPicture({ pageId, hash, width, height }: PictureRow): RoomPicture {
  const isKept = hash !== null && width !== null && height !== null;
  return { pageId, picture: isKept ? { sha256: hash.toString("hex"), width, height } : null };
}

/** The pictures of submissions by their id. Submissions of earlier releases have none. */
export async function picturesOf(
  db: Queries,
  confirmationIds: readonly number[],
): Promise<(confirmationId: number) => readonly RoomPicture[]> {
  const rows =
    confirmationIds.length === 0
      ? []
      : await db
          .select()
          .from(confirmationPictures)
          .where(inArray(confirmationPictures.confirmationId, [...confirmationIds]))
          .orderBy(asc(confirmationPictures.pageId));
  const byId = Map.groupBy(rows, ({ confirmationId }) => confirmationId);
  return (confirmationId) => (byId.get(confirmationId) ?? []).map(roomPicture);
}
