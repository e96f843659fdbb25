import { type GeometryStore, KEPT_GEOMETRIES } from "./geometry-store.ts";
import type { TextureStore } from "./texture-store.ts";

/** What an engine keeps of scenes. */
export interface SceneFigures {
  /** Prepared geometries in memory, and their limit. */
  readonly geometries: number;
  readonly maxGeometries: number;
  /** Bytes of textures in memory, and their limit. */
  readonly textureBytes: number;
  readonly maxTextureBytes: number;
}

/** Memory of the kernels. */
export interface KernelMemory {
  /** Bytes that are allocated now. */
  readonly usedBytes: number;
  /** Bytes that were allocated at some time. Those that are free may have been given back to the system. */
  readonly reservedBytes: number;
}

/** How an engine uses its caches. */
export interface ViewFigures extends SceneFigures, KernelMemory {
  /** Bytes of views in memory, and their limit. */
  readonly hotBytes: number;
  readonly maxHotBytes: number;
  /** Bytes of views in the cache directory, and their limit; 0 without one. */
  readonly storedBytes: number;
  readonly maxStoredBytes: number;
  /** Requests so far whose light was in memory, was stored, or had to be solved. */
  readonly hot: number;
  readonly stored: number;
  readonly solved: number;
}

export const sceneFigures = (
  geometries: Pick<GeometryStore, "size">,
  textures: Pick<TextureStore, "bytes" | "maxBytes">,
): SceneFigures => ({
  geometries: geometries.size,
  maxGeometries: KEPT_GEOMETRIES,
  textureBytes: textures.bytes,
  maxTextureBytes: textures.maxBytes,
});
