import { FIXTURE_FINISHES, FIXTURE_KINDS, SHADE_VARIATIONS } from "@showroom/domain/model/fixture-model";
import type { RenderArticle } from "@showroom/domain/model/fixture-model";
import { DOOR_SWINGS, POSITION_KINDS, ROOM_WALLS } from "@showroom/domain/model/room-position";
import type { RoomPosition } from "@showroom/domain/model/room-position";
import {
  CEILING_TYPES,
  PANORAMA_FACES,
  RENDER_ROOM_TYPES,
  STILL_CAMERAS,
} from "@showroom/domain/render/render-request";
import type { RenderRequest } from "@showroom/domain/render/render-request";
import { z } from "zod";

/** More sanitary articles than any room holds. */
const MOST_PRODUCT_CHOICES = 64;
/** Bounds of a picture's side in pixels; the largest the specification names is 1920 x 1920. */
const SIDE = { least: 64, most: 1920 };

const idSchema = z.int().min(1).max(2_147_483_647);
const productNumber = z.string().min(1).max(64);
const millimetres = z.number().positive().max(10_000);
const side = z.int().min(SIDE.least).max(SIDE.most);
/** `#RRGGBB`. */
const color = z.string().regex(/^#[0-9a-f]{6}$/i, "expected a color like #FFFBF2");

const wallFinish = z.strictObject({
  tile: productNumber,
  groutColor: color,
  pattern: z.enum(["straight", "herringbone"]),
  extent: z.enum(["wall", "reservoir"]),
  finishingProfile: productNumber.optional(),
});

/** More than a room can have: one of each kind. */
const MOST_POSITIONS = POSITION_KINDS.length;
const planMillimetres = z.number().min(0).max(20_000);
const position = z.strictObject({
  kind: z.enum(POSITION_KINDS),
  wall: z.enum(ROOM_WALLS),
  along: planMillimetres,
  width: planMillimetres.nullable(),
  height: planMillimetres.nullable(),
  sill: planMillimetres.nullable(),
  swing: z.enum(DOOR_SWINGS).nullable(),
});

const roomSide = z.number().min(500).max(10_000);

/** The JSON argument of the render hub's `MakeRender`. */
export const renderRequestSchema: z.ZodType<RenderRequest> = z.strictObject({
  home: z.strictObject({ houseTypeId: idSchema, buyerId: idSchema.optional() }).optional(),
  sceneSettings: z.strictObject({
    cameraPosition: z.enum([...STILL_CAMERAS, ...PANORAMA_FACES]),
    priority: z.int().min(1).max(10),
    imageWidth: side,
    imageHeight: side,
    samples: z.int().min(1).max(64),
  }),
  sceneStructure: z.strictObject({
    roomType: z.enum(RENDER_ROOM_TYPES),
    dimensions: z
      .strictObject({ width: roomSide, depth: roomSide, height: z.number().min(1_500).max(5_000) })
      .optional(),
    positions: z.array(position).max(MOST_POSITIONS).optional(),
    floorTile: productNumber,
    floorGroutColor: color,
    wallTiles: z.strictObject({
      back: wallFinish,
      left: wallFinish,
      right: wallFinish,
      front: wallFinish,
    }),
    ceilingType: z.enum(CEILING_TYPES),
    finishingProfile: productNumber.optional(),
    productChoices: z.array(productNumber).max(MOST_PRODUCT_CHOICES),
  }),
});

const finish = z.enum(FIXTURE_FINISHES);

/** The facts that the renderer needs about one article. */
export const renderArticleSchema: z.ZodType<RenderArticle> = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("tile"),
    productNumber,
    width: millimetres,
    length: millimetres,
    texture: z.string().min(1),
    roughness: z.number().min(0).max(1),
    groutWidth: z.number().min(0).max(50),
    faces: z.optional(z.int().min(1)),
    shadeVariation: z.optional(z.enum(SHADE_VARIATIONS)),
  }),
  z.object({ kind: z.literal("profile"), productNumber, finish }),
  z.object({
    kind: z.literal("fixture"),
    productNumber,
    model: z.object({
      kind: z.enum(FIXTURE_KINDS),
      shape: z.enum(["round", "square", "soft", "slim"]),
      width: millimetres,
      depth: millimetres,
      height: millimetres,
      finish,
      basins: z.optional(z.int().min(1)),
    }),
  }),
]);

/** Maximum number of product numbers in one call of `GET /api/render-articles`. */
export const MOST_RENDER_ARTICLES = 128;

/** Response of `GET /api/render-articles`; unknown numbers are left out. */
export const renderArticlesSchema: z.ZodType<RenderArticle[]> = z.array(renderArticleSchema).max(MOST_RENDER_ARTICLES);

/** Size of a room in millimetres, and its plan if it has one. */
export interface RoomDimensions {
  readonly width: number;
  readonly depth: number;
  readonly height: number;
  readonly positions?: readonly RoomPosition[] | undefined;
}
const roomDimensionsSchema: z.ZodType<RoomDimensions> = z.object({
  width: z.number(),
  depth: z.number(),
  height: z.number(),
  positions: z.array(position).optional(),
});

/** Response of `GET /api/render-catalogue`: a version of a project's catalogue, which never changes. */
export const renderCatalogueSchema = z.object({
  projectId: idSchema,
  /** Negative for a staged catalogue. */
  revision: z.int(),
  /** The different rooms of the project. */
  rooms: z.array(roomDimensionsSchema),
});
export type RenderCatalogue = z.infer<typeof renderCatalogueSchema>;

/** Response of the render service's `POST /stored-picture`. Width and height are those of the finished picture. */
export const storedPictureSchema = z.object({
  /** The smallest file, which arrives first: the preview when it is stored. */
  url: z.string().min(1),
  /** The finished picture. Null when only the preview is stored, or when the render service is of an earlier release. */
  finishedUrl: z.string().min(1).nullable().default(null),
  width: side,
  height: side,
});
export type StoredPicture = z.infer<typeof storedPictureSchema>;

/** Body of the render service's `POST /kept-picture`: the picture that the API asks for itself, of which catalogue version. */
export const keptPictureRequestSchema = z.object({ request: renderRequestSchema, catalogue: renderCatalogueSchema });
export type KeptPictureRequest = z.infer<typeof keptPictureRequestSchema>;
