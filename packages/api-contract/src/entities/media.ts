import * as z from "zod/mini";
import type { MediaFile } from "@showroom/domain/model/media";
import { as, pinned } from "./pinned.ts";
import { integerSchema, numberSchema, textSchema } from "./scalars.ts";

export const mediaFileShape = {
  id: integerSchema,
  name: textSchema,
  public_id: textSchema,
  asset_id: z.nullable(textSchema),
  filetype: z.nullable(textSchema),
  fileformat: z.nullable(textSchema),
  width: z.nullable(numberSchema),
  height: z.nullable(numberSchema),
  filesize: z.nullable(numberSchema),
  mediaFolderId: z.nullable(integerSchema),
  updatedAt: z.nullable(textSchema),
  url: z.nullable(textSchema),
};

export const mediaFileSchema = pinned(as<MediaFile>(), z.object(mediaFileShape));

/** A picture of which only the address is known. */
export const imageReferenceSchema = z.object({ public_id: textSchema });
