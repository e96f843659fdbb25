/** The pictures of the rooms in the mail after handing in. */
import { and, eq, gt } from "drizzle-orm";
import sharp from "sharp";
import { keptPictureId } from "@showroom/api-contract/entities/kept-picture";
import { ago, MINUTE, SECOND } from "@showroom/service/clock";
import type { Queries } from "../database/database.ts";
import type { StoredImages } from "../kernel/context.ts";
import { confirmations } from "../database/schema/choices.ts";
import { picturesOf } from "../pictures/room-pictures.ts";
import type { LetterPicture } from "./letter.ts";
import type { MailedFile } from "./mailer.ts";
import type { MailTools } from "./mail-tools.ts";
import { MAIL_TEXTS } from "./texts.ts";

/** Pixels at which a picture is shown at most: the width of a letter, and less for an upright room. */
const SHOWN = { wide: 600, upright: 320 } as const;
/** Pixels of the file for each pixel that is shown. */
const DENSITY = 2;
/** How long a mail waits for pictures: the render service has usually made them by then. */
const LONGEST_WAIT = 2 * MINUTE;
/** Between two looks. */
export const LOOK_AGAIN = 5 * SECOND;

export interface MailedPicture {
  readonly shown: LetterPicture;
  readonly file: MailedFile;
}

/** Whether the mail of a submission still waits for its pictures. Without a render service there are none. */
export async function awaitsPictures(
  { db, config: { renderUrl } }: Pick<MailTools, "db" | "config">,
  confirmationId: number,
): Promise<boolean> {
  if (renderUrl === null) return false;
  const [recent] = await db
    .select({ id: confirmations.id })
    .from(confirmations)
    .where(and(eq(confirmations.id, confirmationId), gt(confirmations.confirmedAt, ago(LONGEST_WAIT))));
  if (!recent) return false;
  return (await picturesOf(db, [confirmationId]))(confirmationId).some(({ picture }) => picture === null);
}

/** The pictures by page, as files for the mail. One that is not made, or lost, is left out. */
export async function mailedPictures(
  { db, images }: { readonly db: Queries; readonly images: Pick<StoredImages, "read"> },
  confirmationId: number,
  titleOf: (pageId: number) => string,
): Promise<ReadonlyMap<number, MailedPicture>> {
  const mailed = new Map<number, MailedPicture>();
  for (const { pageId, picture } of (await picturesOf(db, [confirmationId]))(confirmationId)) {
    const kept = picture && (await images.read(keptPictureId(picture.sha256)));
    if (!picture || !kept) continue;
    const width = picture.height > picture.width ? SHOWN.upright : SHOWN.wide;
    const content = await sharp(kept)
      .resize({ width: width * DENSITY, withoutEnlargement: true })
      .jpeg({ quality: 78, mozjpeg: true })
      .toBuffer();
    const cid = `${picture.sha256.slice(0, 32)}@showroom`;
    const title = titleOf(pageId);
    const { alt, caption } = MAIL_TEXTS.confirmation.picture;
    mailed.set(pageId, {
      shown: { cid, alt: alt(title), caption, width },
      file: { name: `${title}.jpg`, type: "image/jpeg", content, cid },
    });
  }
  return mailed;
}
