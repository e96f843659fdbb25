/** The scene that a client sends to the render hub's `MakeRender`. The field names are part of the protocol. */
import type { RoomPosition, RoomWall } from "../model/room-position.ts";

/**
 * What is seen all round from one place in the room, as on the six sides of a cube, 90 degrees each. The upper edges of `around-up` and
 * `around-down` meet `around-back`.
 */
export const PANORAMA_FACES = [
  "around-back",
  "around-right",
  "around-front",
  "around-left",
  "around-up",
  "around-down",
] as const;
export type PanoramaFace = (typeof PANORAMA_FACES)[number];

export const STILL_CAMERAS = [
  "front",
  "toilet",
  "control-plate",
  "cabinet",
  "taps",
  "basin",
  "siphon",
  "radiator",
  "shower-screen",
  "rain-shower",
  "shower-gutter",
  "bath",
  "bath-taps",
  "bath-drain",
  "fountain",
] as const;
/** Where the camera stands; `front` is the default view of the room. */
export type CameraPosition = (typeof STILL_CAMERAS)[number] | PanoramaFace;

export const RENDER_ROOM_TYPES = ["Bathroom", "Toilet"] as const;
export type RenderRoomType = (typeof RENDER_ROOM_TYPES)[number];

export const CEILING_TYPES = ["Half", "Full"] as const;
/** `Half`: walls tiled to about 1.20 m; `Full`: to the ceiling. */
export type CeilingType = (typeof CEILING_TYPES)[number];

export type RenderWall = RoomWall;

/** Grout where the buyer chose none. */
export const DEFAULT_GROUT_COLOR = "#FFFBF2";
export const RENDER_SAMPLES = 15;
export const RENDER_PRIORITY = 1;

export interface RenderSceneSettings {
  readonly cameraPosition: CameraPosition;
  readonly priority: number;
  /** Pixels. */
  readonly imageWidth: number;
  readonly imageHeight: number;
  /** Samples per pixel of the final picture. */
  readonly samples: number;
}

export interface RenderWallFinish {
  /** Product number of the wall's tile. */
  readonly tile: string;
  readonly groutColor: string;
  readonly pattern: "straight" | "herringbone";
  /** Herringbone accents cover part of a wall only (the reservoir box) when `reservoir`. */
  readonly extent: "wall" | "reservoir";
  /** Product number of the finishing profile on its free edges, where that is another than the room's. */
  readonly finishingProfile?: string | undefined;
}

export interface RenderSceneStructure {
  readonly roomType: RenderRoomType;
  /** Inside measures of the room in millimetres; a standard room when absent. */
  readonly dimensions?: { readonly width: number; readonly depth: number; readonly height: number } | undefined;
  /** The plan of the room; the standard layout when absent. */
  readonly positions?: readonly RoomPosition[] | undefined;
  /** Product number of the floor tile. */
  readonly floorTile: string;
  readonly floorGroutColor: string;
  readonly wallTiles: Readonly<Record<RenderWall, RenderWallFinish>>;
  readonly ceilingType: CeilingType;
  /** Product number of the finishing profile on free tile edges, if any. */
  readonly finishingProfile?: string | undefined;
  /** Product numbers of the chosen sanitary ware. */
  readonly productChoices: readonly string[];
}

/** The home in a picture, whose catalogue version defines the articles. */
export interface RenderHome {
  readonly houseTypeId: number;
  /** Id of the buyer whose choices staff view. */
  readonly buyerId?: number | undefined;
}

/** Compact JSON of this is `MakeRender`'s one argument. */
export interface RenderRequest {
  /** Absent for the user's own home. */
  readonly home?: RenderHome | undefined;
  readonly sceneSettings: RenderSceneSettings;
  readonly sceneStructure: RenderSceneStructure;
}

/** The payload of `ReceiveMessage`. The address of the picture is `fullpath + filename + ".jpg"`. */
export interface RenderMessage {
  readonly renderId: string;
  readonly filename: string;
  readonly fullpath: string;
  /** `preview` pictures are followed by better ones for the same render id; `final` is the last. */
  readonly stage: "preview" | "refined" | "final";
  readonly width: number;
  readonly height: number;
}
