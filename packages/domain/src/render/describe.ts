import type { RoomChoice } from "../model/choices.ts";
import type { ConfiguratorType } from "../model/configurator-type.ts";
import { chosenAccessory } from "../selection/accessories.ts";
import { isAccent, type SurfaceOptionKind } from "../model/tile-option.ts";
import { productFacts, type ProductFacts } from "../selection/product-facts.ts";
import { cameraOfTitle } from "./camera.ts";
import { ceilingType, type SceneInput } from "./map-scene.ts";
import type { CameraPosition, CeilingType } from "./render-request.ts";

/** What a picture of a room shows, for its alt text. */
export interface SceneFacts {
  readonly room: ConfiguratorType;
  readonly camera: CameraPosition;
  readonly ceiling: CeilingType;
  readonly wallTile: ProductFacts;
  readonly wallGrout: ProductFacts | null;
  readonly floorTile: ProductFacts;
  readonly floorGrout: ProductFacts | null;
  readonly profile: ProductFacts | null;
  /** Chosen tile options; an accent with its own tile, the others with the floor tile. */
  readonly options: readonly { readonly kind: SurfaceOptionKind; readonly tile: ProductFacts }[];
  /** By group, in the groups' order. */
  readonly sanitary: readonly { readonly groupTitle: string; readonly product: ProductFacts }[];
}

/** The facts of a picture; null when the room cannot be drawn. */
export function describeScene(input: SceneInput): SceneFacts | null {
  const { catalogue, room, lookAt = null } = input;
  const { configuratorType } = catalogue.page;
  const wallTile = productFacts(catalogue, room.wallTileProduct);
  const floorTile = productFacts(catalogue, room.floorTileProduct);
  if (!configuratorType || !wallTile || !floorTile) return null;
  return {
    room: configuratorType,
    camera: typeof lookAt === "string" || lookAt === null ? cameraOfTitle(lookAt) : lookAt.camera,
    ceiling: ceilingType(input),
    wallTile,
    wallGrout: productFacts(catalogue, chosenAccessory(room, "wall", "GroutColor")),
    floorTile,
    floorGrout: productFacts(catalogue, chosenAccessory(room, "floor", "GroutColor")),
    profile: productFacts(catalogue, chosenAccessory(room, "wall", "FinishingProfile")),
    options: optionFacts(input, room, floorTile),
    sanitary: catalogue.sanitaryGroups.flatMap((group) =>
      (room.products[group.id] ?? []).flatMap((choice) => {
        const product = productFacts(catalogue, choice);
        return product ? [{ groupTitle: group.title, product }] : [];
      }),
    ),
  };
}

function optionFacts({ catalogue }: SceneInput, room: RoomChoice, floorTile: ProductFacts): SceneFacts["options"] {
  return room.tileOptions.flatMap(({ tileOption, selectedVariant }) => {
    if (tileOption === "CeilingHigh") return [];
    const tile = isAccent(tileOption) ? productFacts(catalogue, selectedVariant) : floorTile;
    return tile ? [{ kind: tileOption, tile }] : [];
  });
}
