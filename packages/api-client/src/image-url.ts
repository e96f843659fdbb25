export interface ImageSize {
  /** `fill` crops to both sides, `fit` keeps the whole picture within them. */
  readonly crop?: "fill" | "fit";
  /** Pixels. The server allows steps of 8, 10 or 25 up to 640, of 40, 50 or 64 above. */
  readonly width?: number;
  readonly height?: number;
}

/** What the specification asks for where nothing else is said. */
const DEFAULT_SIZE = { crop: "fill", width: 375, height: 304 } as const satisfies ImageSize;

/** Address of a picture, cut to size by the server or a CDN. */
export function imageUrl(base: string, publicId: string, size: ImageSize = DEFAULT_SIZE): string {
  const { crop = "fit", width, height } = size;
  const transform = [`c_${crop}`, height && `h_${height}`, width && `w_${width}`, "q_auto"].filter(Boolean).join(",");
  return `${base.replace(/\/$/, "")}/${transform}/${publicId.split("/").map(encodeURIComponent).join("/")}`;
}

/** The same picture at several widths, for `srcset`; the height follows when a ratio (width / height) is given. */
export function imageSrcSet(base: string, publicId: string, widths: readonly number[], ratio?: number): string {
  return widths
    .map((width) => {
      const size: ImageSize =
        ratio === undefined ? { width } : { crop: "fill", width, height: roundToStep(width / ratio) };
      return `${imageUrl(base, publicId, size)} ${width}w`;
    })
    .join(", ");
}

const roundToStep = (side: number): number => (side <= 640 ? Math.round(side / 8) * 8 : Math.round(side / 40) * 40);
