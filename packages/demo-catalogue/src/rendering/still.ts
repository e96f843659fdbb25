import { writeFileSync } from "node:fs";
import type { Engine } from "@showroom/renderer/engine-types";
import type { LoadedTexture } from "@showroom/renderer/loaded-texture";
import type { BuiltScene } from "@showroom/scene/build-scene";
import { fixtureTexture } from "@showroom/scene/textures";
import sharp from "sharp";

/** Light samples per cell: enough for a picture without blotches. */
const SAMPLES = 32;

export interface StillOptions {
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  /** Light samples per cell; 32 when left out. */
  readonly samples?: number;
  /** Textures in addition to those of the scene package. */
  readonly textures?: Readonly<Record<string, () => LoadedTexture>>;
}

export interface WebpOptions {
  /** Pixels; the height follows. */
  readonly width: number;
  /** 1..100; lowered until the file fits. */
  readonly quality: number;
  readonly maxBytes: number;
  /** Brightness: 1 keeps the engine's exposure, more is brighter. */
  readonly brightness?: number;
}

/** Renders the final picture of a scene. */
export async function renderStill(
  engine: Engine,
  scene: BuiltScene,
  { width, height, samples = SAMPLES, textures = {} }: StillOptions,
): Promise<Uint8Array> {
  let still: Uint8Array | undefined;
  const loadTexture = async (id: string) => textures[id]?.() ?? fixtureTexture(id);
  await engine.render({ ...scene, width, height, samples, loadTexture }, ({ stage, jpeg }) => {
    if (stage === "final") still = jpeg;
  });
  if (!still) throw new Error(`The engine made no final picture of ${scene.geometryKey}`);
  return still;
}

/** Writes a picture as WebP within a limit of bytes. Throws when it does not fit even at the lowest quality. */
export async function saveWebp(
  picture: Uint8Array,
  target: string,
  { width, quality, maxBytes, brightness = 1 }: WebpOptions,
): Promise<void> {
  const scaled = await sharp(picture)
    .resize({ width, kernel: "lanczos3" })
    .modulate({ brightness })
    .png({ compressionLevel: 0 })
    .toBuffer();
  for (let now = quality; now >= 50; now -= 6) {
    const webp = await sharp(scaled).webp({ quality: now, effort: 6, smartSubsample: true }).toBuffer();
    if (webp.length > maxBytes) continue;
    writeFileSync(target, webp);
    return;
  }
  throw new Error(`${target} stays above ${maxBytes} bytes`);
}
