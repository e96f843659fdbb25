import Color from "colorjs.io";
import type { SurfaceFinish, SurfaceFinishes, TiledSurface } from "@showroom/scene/mesh-format";

type Srgb = readonly [number, number, number];
/** A picture as sRGB bytes, three per pixel. */
type Picture = Uint8Array;
/** Numbers of pixels. */
type Pixels = readonly number[];

export interface LitParts {
  readonly walls: Pixels;
  readonly floor: Pixels;
}

const paint = (albedo: number): SurfaceFinish => ({ kind: "paint", albedo: [albedo, albedo, albedo] });
const BLACK = paint(0.01);
const GREY = paint(0.5);
/** How much greener a pixel of a grey surface is than of a black one, 0 to 255. Mirrors show less. */
const SEEN = 60;
/** The lit part of a surface: brighter than its darker half, without the brightest tenth beside a lamp or window. */
const LIT = { from: 0.5, to: 0.9 } as const;

/** The pixels of a room that show the lit part of its tiled walls and of its floor, found with black and grey paint. */
export async function findLitParts(
  look: (finishes: SurfaceFinishes) => Promise<Picture>,
  finishes: SurfaceFinishes,
): Promise<LitParts> {
  const names = Object.keys(finishes) as TiledSurface[];
  const painted = (isGrey: (surface: TiledSurface) => boolean) =>
    look(Object.fromEntries(names.map((name) => [name, isGrey(name) ? GREY : BLACK])));
  const isTiledWall = (name: TiledSurface) => name !== "floor" && finishes[name]?.kind === "tile";
  const black = await painted(() => false);
  const seen = async (isGrey: (surface: TiledSurface) => boolean): Promise<Pixels> => {
    const grey = await painted(isGrey);
    const shown = Array.from({ length: grey.length / 3 }, (_, pixel) => pixel).filter(
      (pixel) => greenOf(grey, pixel) - greenOf(black, pixel) > SEEN,
    );
    const ordered = shown.toSorted((a, b) => greenOf(grey, a) - greenOf(grey, b));
    return ordered.slice(Math.floor(LIT.from * ordered.length), Math.floor(LIT.to * ordered.length));
  };
  return { walls: await seen(isTiledWall), floor: await seen((name) => name === "floor") };
}

const greenOf = (picture: Picture, pixel: number): number => picture[3 * pixel + 1] ?? 0;

/** The colours in these pixels, or in all of a picture. */
export function colorsOf(picture: Picture, pixels?: Pixels): readonly Srgb[] {
  const chosen = pixels ?? Array.from({ length: picture.length / 3 }, (_, pixel) => pixel);
  return chosen.map((pixel): Srgb => {
    const at = 3 * pixel;
    return [picture[at] ?? 0, picture[at + 1] ?? 0, picture[at + 2] ?? 0];
  });
}

const toColor = (channels: readonly number[], space: "srgb" | "srgb-linear"): Color =>
  new Color(space, [channels[0] ?? 0, channels[1] ?? 0, channels[2] ?? 0]);

function medianOf(colors: readonly Srgb[]): Color {
  const middle = (channel: 0 | 1 | 2): number =>
    (colors.map((color) => color[channel]).toSorted((a, b) => a - b)[colors.length >> 1] ?? 0) / 255;
  return toColor([middle(0), middle(1), middle(2)], "srgb");
}

/** The mean of light, as an eye sees a pattern from afar. */
function meanOf(colors: readonly Srgb[]): Color {
  const sums = [0, 0, 0];
  for (const color of colors) {
    for (const channel of [0, 1, 2] as const) sums[channel] = (sums[channel] ?? 0) + linear(color[channel]);
  }
  return toColor(
    sums.map((sum) => sum / colors.length),
    "srgb-linear",
  );
}

const LINEAR = Array.from({ length: 256 }, (_, byte) => {
  const [red] = new Color("srgb", [byte / 255, 0, 0]).to("srgb-linear").coords;
  return red ?? 0;
});
const linear = (byte: number): number => LINEAR[byte] ?? 0;

const difference = (one: Color, other: Color): number => one.deltaE(other, "2000");

/** From this difference between mean and median on, a sample counts as a pattern. */
const PATTERN = 2;

/** CIEDE2000 between a sample and how a room shows it: between medians, or between means where the sample is a pattern. */
export function colorError(sample: readonly Srgb[], shown: readonly Srgb[]): number {
  const isPattern = difference(medianOf(sample), meanOf(sample)) > PATTERN;
  return isPattern ? difference(meanOf(sample), meanOf(shown)) : difference(medianOf(sample), medianOf(shown));
}
