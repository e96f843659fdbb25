import * as z from "zod/mini";
import type { MediaFile } from "@showroom/domain/model/media";
import { as, pinned } from "./pinned.ts";

export const mediaFileSchema = pinned(
  as<MediaFile>(),
  z.object({
    id: z.int(),
    name: z.string(),
    public_id: z.string(),
    asset_id: z.nullable(z.string()),
    filetype: z.nullable(z.string()),
    fileformat: z.nullable(z.string()),
    width: z.nullable(z.number()),
    height: z.nullable(z.number()),
    filesize: z.nullable(z.number()),
    mediaFolderId: z.nullable(z.int()),
    updatedAt: z.nullable(z.string()),
    url: z.nullable(z.string()),
  }),
);

/** A picture of which only the address is known. */
export const imageReferenceSchema = z.object({ public_id: z.string() });
