import { useState, type CSSProperties } from "react";
import styles from "./material-texture.module.css";

export interface MaterialTextureProps {
  /** Picture of one tile or plank (give `widthMm` and `lengthMm` too), or of the material as a whole. */
  imageUrl?: string | undefined;
  /** CSS colour under the picture, and instead of it when there is none. */
  colour?: string | undefined;
  /** True width of one tile in mm. With `lengthMm` the tile is laid at its real relative scale, grout lines included. */
  widthMm?: number | undefined;
  /** True length of one tile in mm. */
  lengthMm?: number | undefined;
  /** How much of the wall the picture shows, in mm: keep it the same for all tiles that lie beside one another. */
  frameMm?: number | undefined;
  /** `square` for samples, `wide` (4:3) on cards with text, `fill` to take the height of its place. Tiles at scale are always square. */
  shape?: "square" | "wide" | "fill" | undefined;
  /** `contain` shows a product cut-out whole, on white. */
  fit?: "cover" | "contain" | undefined;
}

const groutLine = "color-mix(in srgb, var(--color-ink) 22%, var(--color-stone-200))";
const groutLines = `linear-gradient(to left, ${groutLine} 1px, transparent 1px), linear-gradient(to top, ${groutLine} 1px, transparent 1px)`;

/** Tile width and length as shares of the frame, or nothing when a size is missing or no size. */
function tileShare(widthMm: number | undefined, lengthMm: number | undefined, frameMm: number): string | undefined {
  if (!(widthMm && lengthMm && widthMm > 0 && lengthMm > 0)) return undefined;
  return `${(widthMm / frameMm) * 100}% ${(lengthMm / frameMm) * 100}%`;
}

/**
 * A piece of material, large: a tile laid at its true relative size, or a colour or finish filling its place.
 * It is scenery (hidden from assistive technology): whoever shows it also writes the material's name.
 * Pictures are fetched when they come near the window.
 */
export function MaterialTexture({
  imageUrl,
  colour,
  widthMm,
  lengthMm,
  frameMm = 800,
  shape = "square",
  fit = "cover",
}: MaterialTextureProps) {
  const [laid, setLaid] = useState<string>();
  const share = tileShare(widthMm, lengthMm, frameMm);
  const tile = imageUrl !== undefined && laid === imageUrl ? `, url("${imageUrl.replaceAll('"', "%22")}")` : "";
  const style: CSSProperties = {
    backgroundColor: colour,
    ...(share !== undefined && { backgroundImage: groutLines + tile, backgroundSize: share }),
  };
  return (
    <span
      aria-hidden="true"
      className={styles["texture"]}
      data-shape={share === undefined ? shape : "square"}
      data-fit={fit}
      style={style}
    >
      {imageUrl !== undefined && (
        // Laid tiles are a background, which knows no lazy loading: this picture waits for the window in its stead
        <img
          key={imageUrl}
          className={styles[share === undefined ? "picture" : "awaited"]}
          src={imageUrl}
          alt=""
          loading="lazy"
          decoding="async"
          onLoad={() => setLaid(imageUrl)}
        />
      )}
    </span>
  );
}
