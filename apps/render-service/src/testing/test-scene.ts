import type { BuildScene } from "../rendering/prepare-view.ts";
import type { SurfaceFinish } from "@showroom/scene/mesh-format";

/** A room with a floor and nothing else; its geometry depends on the products, its finish on the floor tile. */
export const buildTestScene: BuildScene = ({ structure, cameraPosition, article }) => {
  const tile = article(structure.floorTile);
  const floor: SurfaceFinish =
    tile?.kind === "tile"
      ? {
          kind: "tile",
          texture: tile.texture,
          tileWidth: tile.width,
          tileHeight: tile.length,
          groutWidth: tile.groutWidth,
          groutColor: [1, 1, 1],
          pattern: "straight",
          roughness: tile.roughness,
        }
      : { kind: "paint", albedo: [0.5, 0.5, 0.5] };
  return {
    geometryKey: [structure.roomType, ...structure.productChoices].join("+"),
    geometry: () => ({ meshes: [], surfaces: { floor: { width: 2, height: 2 } } }),
    camera: { position: [cameraPosition.length, 0, 1.5], target: [0, 1, 1], horizontalFov: 60 },
    finishes: { floor },
    warnings:
      tile === undefined
        ? [`Unknown article '${structure.floorTile}'; a neutral one is shown`]
        : [],
  };
};
