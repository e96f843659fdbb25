import type { ConfiguratorType } from "../model/configurator-type.ts";
import { isPanoramaFace, type CameraPosition } from "./render-request.ts";

/** Patterns for an item's title and the camera for each; the first match counts. */
const CAMERAS: readonly (readonly [RegExp, CameraPosition])[] = [
  [/bedienings?(paneel|plaat)|drukplaat|control plate/, "control-plate"],
  [/fontein|fountain/, "fountain"],
  [/bad(?!kamer).*(afvoer|overloop)|bath drain/, "bath-drain"],
  [/bad(?!kamer).*(kraan|kranen)|bath tap/, "bath-taps"],
  [/douche(wand|scherm|deur|cabine)|inloopdouche|shower screen/, "shower-screen"],
  [/regendouche|hoofddouche|douche(set|kra|garnituur|kop)|rain ?shower/, "rain-shower"],
  [/douche(goot|put)|shower gutter/, "shower-gutter"],
  [/meubel|kast|cabinet|spiegel/, "cabinet"],
  [/sifon|siphon/, "siphon"],
  [/radiator/, "radiator"],
  [/kraan|kranen|\btaps?\b/, "taps"],
  [/wastafel|waskom|basin/, "basin"],
  [/toilet|closet|\bwc\b/, "toilet"],
  [/\bbad\b|ligbad|badkuip|\bbath\b/, "bath"],
  [/accessoire|accessor/, "front"],
];

/** The camera for an item, by its title (usually its product group's); null when no pattern matches. */
export function cameraNamedIn(title: string): CameraPosition | null {
  const words = title.toLowerCase();
  return CAMERAS.find(([pattern]) => pattern.test(words))?.[1] ?? null;
}

/** The camera for an item's title, or `front` when no pattern matches. An import warns about such a title. */
export function cameraOfTitle(title: string | null): CameraPosition {
  return cameraNamedIn(title ?? "") ?? "front";
}

export interface ImageSize {
  /** Pixels. */
  readonly imageWidth: number;
  readonly imageHeight: number;
}

/** Pixels along the side of a panorama's face: 90 degrees, a little more than a phone shows of it. */
const FACE = 1024;

/** Bathrooms 1920x1080, square for cabinet-type items; toilets 1200x1600; faces of panoramas square. */
export function imageSizeFor(room: ConfiguratorType, camera: CameraPosition): ImageSize {
  if (isPanoramaFace(camera)) return { imageWidth: FACE, imageHeight: FACE };
  if (room === "toilet") return { imageWidth: 1200, imageHeight: 1600 };
  return camera === "cabinet" ? { imageWidth: 1920, imageHeight: 1920 } : { imageWidth: 1920, imageHeight: 1080 };
}
