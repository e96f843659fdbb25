const MEBIBYTE = 2 ** 20;

/** Tiles and fixtures in the renderer. */
export const MOST_RENDERER_TEXTURES = 96 * MEBIBYTE;
/**
 * What a process that renders takes besides solved light: 250 MB when it has started, textures, three geometries, scaled copies of pictures,
 * and pictures under way.
 */
const BESIDES_LIGHT = 560 * MEBIBYTE;
/** One view must fit: it is never evicted. */
const LEAST_LIGHT = 64 * MEBIBYTE;

/** The renderer has 4 GiB. Three views that are being made take up to 2 GiB, besides textures and geometries. */
export const MOST_LIGHT = 1536 * MEBIBYTE;

/** The share of solved light, in bytes, of the memory that a process keeps while it solves no light. */
export const lightShare = (memoryBytes: number): number => Math.max(LEAST_LIGHT, memoryBytes - BESIDES_LIGHT);
