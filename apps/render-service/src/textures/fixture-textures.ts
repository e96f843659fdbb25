import { Worker } from "node:worker_threads";
import type { LoadedTexture } from "@showroom/renderer/loaded-texture";
import { FIXTURE_TEXTURES } from "@showroom/scene/textures";
import type { TextureSource } from "./texture-source.ts";

const PAINTER = new URL("./paint-fixture-texture.ts", import.meta.url);

export interface FixtureTextures extends TextureSource {
  /** Paints all textures in advance, one after another, so that the first picture with wood does not wait. */
  warmUp(): Promise<void>;
}

/** The wood and stone of fixtures, painted off the main thread and kept. */
export function createFixtureTextures(): FixtureTextures {
  const painted = new Map<string, Promise<LoadedTexture>>();

  function load(id: string): Promise<LoadedTexture | null> {
    if (!FIXTURE_TEXTURES.includes(id)) return Promise.resolve(null);
    const known = painted.get(id);
    if (known !== undefined) return known;
    const texture = paint(id);
    painted.set(id, texture);
    texture.catch(() => painted.delete(id));
    return texture;
  }

  return {
    load,
    async warmUp() {
      for (const id of FIXTURE_TEXTURES) await load(id);
    },
  };
}

function paint(id: string): Promise<LoadedTexture> {
  return new Promise((resolve, reject) => {
    const painter = new Worker(PAINTER, { workerData: id });
    // The thread does not keep a stopping process alive.
    painter.unref();
    painter.once("message", resolve);
    painter.once("error", reject);
    painter.once("exit", () => reject(new Error(`Texture '${id}' could not be painted`)));
  });
}

/** Asks one source after another. */
export function firstOf(...sources: readonly TextureSource[]): TextureSource {
  return {
    async load(id) {
      for (const source of sources) {
        const texture = await source.load(id);
        if (texture !== null) return texture;
      }
      return null;
    },
  };
}
