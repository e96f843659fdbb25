/** A texture as the caller loads it: sRGB, RGBA. */
export interface LoadedTexture {
  readonly data: Uint8Array;
  readonly width: number;
  readonly height: number;
}
export type TextureLoader = (id: string) => Promise<LoadedTexture>;
