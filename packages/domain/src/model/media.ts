/** A picture or film in the image store; `public_id` is its address there. */
export interface MediaFile {
  readonly id: number;
  readonly name: string;
  readonly public_id: string;
  readonly asset_id: string | null;
  readonly filetype: string | null;
  readonly fileformat: string | null;
  /** Pixels. */
  readonly width: number | null;
  readonly height: number | null;
  /** Bytes. */
  readonly filesize: number | null;
  readonly mediaFolderId: number | null;
  readonly updatedAt: string | null;
  readonly url: string | null;
}
