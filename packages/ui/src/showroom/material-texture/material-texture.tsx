import { useState } from "react";
import { cssProperties } from "../../foundations/css-properties.ts";
import { useLoading } from "../../layout/picture/in-sight.tsx";
import { ColourFill } from "./colour-fill.tsx";
import styles from "./material-texture.module.css";

export interface MaterialTextureProps {
  /** Picture of one tile or plank (with `widthMm` and `lengthMm`), or of the material. */
  imageUrl?: string | undefined;
  /** CSS colour behind the picture, or instead of it. */
  colour?: string | undefined;
  /** Real width of one tile in mm. With `lengthMm` the tile is repeated to scale, with grout lines. */
  widthMm?: number | undefined;
  /** Real length of one tile in mm. */
  lengthMm?: number | undefined;
  /** CSS colour of the grout between tiles to scale. Without it the lines are grey. */
  groutColour?: string | undefined;
  /** Width of the visible wall in mm. Use the same value for all tiles next to each other. */
  frameMm?: number | undefined;
  /**
   * `square` for samples, `wide` (4:3) on cards with text, `fill` for the height of its container. Tiles to scale are
   * always square.
   */
  shape?: "square" | "wide" | "fill" | undefined;
  /** `contain` shows the whole product on white. */
  fit?: "cover" | "contain" | undefined;
}

/** Lines along two sides of every tile. Joints lie deeper than tiles, so they are a little darker than their grout. */
function groutLines(colour: string | undefined): string {
  const line = `color-mix(in srgb, var(--color-ink) ${colour ? 8 : 22}%, ${colour ?? "var(--color-stone-200)"}) 1px, transparent 1px)`;
  return `linear-gradient(to left, ${line}, linear-gradient(to top, ${line}`;
}

/** Tile width and length as fractions of the frame; undefined without a valid size. */
function tileShare(widthMm: number | undefined, lengthMm: number | undefined, frameMm: number): string | undefined {
  if (!(widthMm && lengthMm && widthMm > 0 && lengthMm > 0)) return undefined;
  return `${(widthMm / frameMm) * 100}% ${(lengthMm / frameMm) * 100}%`;
}

/**
 * A large sample of a material: a tile repeated to scale, or a colour or finish that fills its container. Hidden from
 * assistive technology, so show the material's name too. Pictures load when they are near the viewport, and those
 * of the cards in sight at once (`inSight` of TileGrid).
 */
export function MaterialTexture({
  imageUrl,
  colour,
  widthMm,
  lengthMm,
  groutColour,
  frameMm = 800,
  shape = "square",
  fit = "cover",
}: MaterialTextureProps) {
  const [laid, setLaid] = useState<string>();
  const loading = useLoading();
  const share = tileShare(widthMm, lengthMm, frameMm);
  const tile = imageUrl !== undefined && laid === imageUrl ? `, url("${imageUrl.replaceAll('"', "%22")}")` : "";
  return (
    <span
      aria-hidden="true"
      className={styles["texture"]}
      data-shape={share === undefined ? shape : "square"}
      data-fit={fit}
    >
      {colour && <ColourFill colour={colour} />}
      {share !== undefined && (
        <span
          className={styles["tiles"]}
          ref={cssProperties({ "background-image": groutLines(groutColour) + tile, "background-size": share })}
        />
      )}
      {imageUrl !== undefined && (
        // The tiles are a CSS background, which cannot load lazily; this hidden picture detects when to load it
        <img
          key={imageUrl}
          className={styles[share === undefined ? "picture" : "awaited"]}
          src={imageUrl}
          alt=""
          loading={loading}
          decoding="async"
          onLoad={() => setLaid(imageUrl)}
        />
      )}
    </span>
  );
}
