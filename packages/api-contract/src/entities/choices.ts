import * as z from "zod/mini";
import { TILE_OPTION_KINDS } from "@showroom/domain/model/tile-option";
import type {
  Appointment,
  CopyChoices,
  ProductChoice,
  ProjectChoices,
  Reopening,
  RoomChoice,
  RoomRules,
  TileOptionChoice,
} from "@showroom/domain/model/choices";
import type { PageCost } from "@showroom/domain/model/cost";
import { pageCostSchema } from "./cost.ts";
import { as, pinned } from "./pinned.ts";
import { centsSchema, flagSchema, idSchema, integerSchema, momentSchema, numberSchema, textSchema } from "./scalars.ts";
import { changedChoiceSchema } from "./changed-choice.ts";
import { submitTypeSchema } from "./vocabulary.ts";

/** A page id as the key of an object. */
export const pageKeySchema = z.string().check(z.regex(/^[1-9]\d{0,9}$/));

/** Upper bound for the number of groups, products or options of a page. */
const MANY = 500;

/**
 * The choices of a room. Responses ignore unknown fields, so that older clients work with newer servers. Requests
 * refuse unknown fields, so that no data is lost.
 */
function roomChoice(object: typeof z.object | typeof z.strictObject): z.ZodMiniType<RoomChoice, RoomChoice> {
  const productChoice = pinned(
    as<ProductChoice>(),
    object({ pageProductId: idSchema, variantProjectProductId: idSchema }),
  );
  const tileOptionChoice = pinned(
    as<TileOptionChoice>(),
    object({
      tileOption: z.enum(TILE_OPTION_KINDS),
      selectedVariant: z.nullable(productChoice),
      selectedGroutColor: z.nullable(productChoice),
      selectedFinishingProfile: z.nullable(productChoice),
    }),
  );
  const floorId = z.nullable(z.int().check(z.gte(-1)));
  return pinned(
    as<RoomChoice>(),
    object({
      confirmedByUser: flagSchema,
      projectPageId: idSchema,
      choicesFromOtherRoom: z.nullable(flagSchema),
      wallTileProduct: z.nullable(productChoice),
      wallGroutColorProduct: z.nullable(productChoice),
      wallFinishingProfileProduct: z.nullable(productChoice),
      floorTileProduct: z.nullable(productChoice),
      floorGroutColorProduct: z.nullable(productChoice),
      products: z.record(pageKeySchema, z.array(productChoice).check(z.maxLength(MANY))),
      tileOptions: z.array(tileOptionChoice).check(z.maxLength(TILE_OPTION_KINDS.length)),
      floorMaterialId: floorId,
      colorId: floorId,
      baseboardId: floorId,
    }),
  );
}

export const roomChoiceSchema = roomChoice(z.object);
export const roomChoiceRequestSchema = roomChoice(z.strictObject);

export const roomRulesSchema = pinned(
  as<RoomRules>(),
  z.object({
    requiredProductIds: z.array(integerSchema),
    hiddenProductIds: z.array(integerSchema),
    requiredProductGroupIds: z.array(integerSchema),
    hiddenProductGroupIds: z.array(integerSchema),
  }),
);

export const appointmentSchema = pinned(
  as<Appointment>(),
  z.object({
    id: integerSchema,
    employeeName: textSchema,
    fromDate: textSchema,
    toDate: textSchema,
    isBooked: flagSchema,
    durationInMinutes: numberSchema,
  }),
);

export const reopeningSchema = pinned(as<Reopening>(), z.object({ at: momentSchema, reason: textSchema }));

export const projectChoicesSchema = pinned(
  as<ProjectChoices>(),
  z.object({
    id: integerSchema,
    userId: integerSchema,
    name: textSchema,
    email: textSchema,
    buildNumber: textSchema,
    projectName: textSchema,
    projectSlug: textSchema,
    projectId: integerSchema,
    houseTypeId: integerSchema,
    projectRoomChoices: z.record(textSchema, roomChoiceSchema),
    submittedAt: z.nullable(momentSchema),
    submitted3DAt: z.nullable(momentSchema),
    submitType: z.nullable(submitTypeSchema),
    reopened: z.nullable(reopeningSchema),
    submit3D: flagSchema,
    updatedAt: momentSchema,
    addedCost: centsSchema,
    appointment: z.nullable(appointmentSchema),
    projectRoomRules: z.record(textSchema, roomRulesSchema),
    mendedRooms: z.optional(z.record(textSchema, roomChoiceSchema)),
    catalogueChanges: z.array(changedChoiceSchema),
    isPrepared: z.optional(flagSchema),
    version: integerSchema,
  }),
);

export const copyChoicesSchema = pinned(
  as<CopyChoices<PageCost>>(),
  z.object({
    fromPage: z.nullable(integerSchema),
    toPage: integerSchema,
    calculatedPageCost: z.nullable(pageCostSchema),
    defaultChoices: roomChoiceSchema,
    personalizedChoices: z.nullable(roomChoiceSchema),
  }),
);
