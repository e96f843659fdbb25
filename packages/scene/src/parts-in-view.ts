/** What is where in a picture of a room: found by the camera and the meshes that the renderer draws it with. */
import type { PicturePart, PictureSurface } from "@showroom/domain/render/picture-part";
import type { RenderSceneStructure } from "@showroom/domain/render/render-request";
import { edgeProfiles } from "./room/edge-profiles.ts";
import { productsBySlot } from "./room/furnish-room.ts";
import { rasterize } from "./mesh/raster.ts";
import type { TiledSurface } from "./mesh-format.ts";
import { ownedMeshes, type MeshOwner } from "./room/owned-meshes.ts";
import { roomShell } from "./room/shell.ts";
import type { SlotName } from "./room/slots.ts";
import { viewRoom, type SceneInput } from "./view-room.ts";

/** The parts in a picture, by pixel. */
export interface PartsInView {
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  readonly parts: readonly PicturePart[];
  /** The number of the part in each pixel, counted from 1, seen through clear glass too; 0 for what nobody chooses. */
  readonly seen: Uint8Array;
  /** The number of the part whose glass is before it; 0 without glass. */
  readonly glass: Uint8Array;
}

/** Parts of a cabinet that are its basin, where that is an article of its own. */
const BASIN_OF_CABINET: ReadonlySet<string> = new Set(["top", "plug"]);

function surfaceOf(surface: TiledSurface, { ceilingType }: RenderSceneStructure): PictureSurface | null {
  if (surface === "floor" || surface === "reservoir") return surface;
  const [wall, half] = surface.split("-") as [Exclude<PictureSurface, "floor" | "reservoir">, "lower" | "upper"];
  // The paint above half-high tiling is not chosen.
  return half === "upper" && ceilingType === "Half" ? null : wall;
}

function partOf(
  owner: MeshOwner,
  structure: RenderSceneStructure,
  products: ReadonlyMap<SlotName, string>,
): PicturePart | null {
  switch (owner?.kind) {
    case undefined:
      return null;
    case "surface": {
      const on = surfaceOf(owner.surface, structure);
      return on && { kind: "tiles", on };
    }
    case "profile":
      return owner;
    case "fixture": {
      const ofBasin = owner.slot === "basin-cabinet" && BASIN_OF_CABINET.has(owner.part);
      const productNumber = (ofBasin ? products.get("basin") : undefined) ?? products.get(owner.slot);
      return productNumber === undefined ? null : { kind: "product", productNumber };
    }
  }
}

/** Milliseconds of work before a pause. */
const SLICE = 12;

/**
 * The parts in the picture of a request, in the given width; the height follows from the picture's shape. `pause` is awaited every few
 * milliseconds, so that a page that computes them stays responsive.
 */
export async function partsInView(input: SceneInput, width: number, pause: () => Promise<void>): Promise<PartsInView> {
  const { structure, aspect, article } = input;
  const ignore = (): void => {};
  const { plan, fixtures, camera } = viewRoom(input, ignore);
  const products = productsBySlot(structure, article);
  const height = Math.max(1, Math.round(width / aspect));
  const raster = { camera, width, height };

  const parts: PicturePart[] = [];
  const numbers = new Map<string, number>();
  const numberOf = (part: PicturePart | null): number => {
    if (part === null) return 0;
    const key = JSON.stringify(part);
    const known = numbers.get(key) ?? parts.push(part);
    numbers.set(key, known);
    return known;
  };

  const [seen, glass] = [new Uint8Array(width * height), new Uint8Array(width * height)];
  const [near, glassNear] = [new Float32Array(width * height), new Float32Array(width * height)];
  let since = performance.now();
  for (const { mesh, owner } of ownedMeshes(
    plan,
    roomShell(plan),
    edgeProfiles(structure, article, ignore),
    fixtures,
  )) {
    const number = numberOf(partOf(owner, structure, products));
    const [layer, distance] = mesh.material.kind === "glass" ? [glass, glassNear] : [seen, near];
    rasterize(mesh, raster, (pixel, closeness) => {
      if (closeness <= (distance[pixel] ?? 0)) return;
      distance[pixel] = closeness;
      layer[pixel] = number;
    });
    if (performance.now() - since < SLICE) continue;
    await pause();
    since = performance.now();
  }
  for (let pixel = 0; pixel < glass.length; pixel++)
    if ((glassNear[pixel] ?? 0) <= (near[pixel] ?? 0) || glass[pixel] === seen[pixel]) glass[pixel] = 0;
  return { width, height, parts, seen, glass };
}
