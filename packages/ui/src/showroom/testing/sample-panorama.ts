import type { Face } from "../panorama-viewer/look.ts";
import type { PanoramaParts } from "../panorama-viewer/panorama-parts.ts";
import { partMap } from "./sample-parts.tsx";

/** A plain picture with a name in its middle. */
const plain = (name: string, color: string): string =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512"><rect width="512" height="512" fill="${color}"/><path d="M0 256H512M256 0V512" stroke="#fff" stroke-width="4"/><text x="256" y="240" font-family="sans-serif" font-size="40" text-anchor="middle">${name}</text></svg>`,
  )}`;

/** The six sides of a room. */
export const faces: Readonly<Record<Face, string>> = {
  back: plain("achter", "#d9cfbf"),
  right: plain("rechts", "#c9d3cf"),
  front: plain("voor", "#d3c9d3"),
  left: plain("links", "#cfd3c9"),
  up: plain("boven", "#f4f1eb"),
  down: plain("onder", "#b08e66"),
};

/** What lies in the side straight ahead. */
export const panoramaParts: PanoramaParts = { back: { map: partMap, first: 0 } };
