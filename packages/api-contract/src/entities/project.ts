import * as z from "zod/mini";
import { catch as withFallback } from "zod/mini";
import { DISCOUNT_TARGETS } from "@showroom/domain/model/discount";
import type { Discount } from "@showroom/domain/model/discount";
import { PRICE_GROUP, PROJECT_STATES, PROJECT_STATUS } from "@showroom/domain/model/project";
import { DOOR_SWINGS, POSITION_KINDS, ROOM_WALLS } from "@showroom/domain/model/room-position";
import type { RoomPosition } from "@showroom/domain/model/room-position";
import type {
  HouseType,
  Project,
  ProjectOption,
  RoomVariables,
  Showroom,
  SubmitOption,
  TileInstallationCode,
} from "@showroom/domain/model/project";
import { imageReferenceSchema, mediaFileSchema } from "./media.ts";
import { pageOutlineSchema } from "./page-outline.ts";
import { as, pinned } from "./pinned.ts";
import { centsSchema, flagSchema, integerSchema, numberSchema, textSchema } from "./scalars.ts";
import { installationUnitSchema, roomNameSchema, submitTypeSchema } from "./vocabulary.ts";

/** 1 Actief, 0 Inactief, 2 Concept; an unknown number is read as Concept. */
export const projectStatusSchema = withFallback(
  z.literal([PROJECT_STATUS.inactive, PROJECT_STATUS.active, PROJECT_STATUS.concept]),
  PROJECT_STATUS.concept,
);

/** 1 Actief, 0 Inactief; an unknown number is read as Actief. */
export const priceGroupSchema = withFallback(z.literal([PRICE_GROUP.inactive, PRICE_GROUP.active]), PRICE_GROUP.active);

const projectOptionSchema = pinned(as<ProjectOption>(), z.object({ id: integerSchema, name: textSchema }));

const submitOptionSchema = pinned(
  as<SubmitOption>(),
  z.object({
    id: integerSchema,
    shown: flagSchema,
    type: submitTypeSchema,
    title: textSchema,
    content: textSchema,
    confirmationContent: textSchema,
  }),
);

const tileInstallationCodeSchema = pinned(
  as<TileInstallationCode>(),
  z.object({
    id: integerSchema,
    code: textSchema,
    description: textSchema,
    unit: installationUnitSchema,
    grossPrice: centsSchema,
  }),
);

export const roomPositionSchema = pinned(
  as<RoomPosition>(),
  z.object({
    kind: z.enum(POSITION_KINDS),
    wall: z.enum(ROOM_WALLS),
    along: numberSchema,
    width: z.nullable(numberSchema),
    height: z.nullable(numberSchema),
    sill: z.nullable(numberSchema),
    swing: z.nullable(z.enum(DOOR_SWINGS)),
  }),
);

export const roomVariablesSchema = pinned(
  as<RoomVariables>(),
  z.object({
    name: roomNameSchema,
    houseTypeId: integerSchema,
    surfaceWall: numberSchema,
    surfaceFloor: numberSchema,
    sealant: numberSchema,
    schluter: numberSchema,
    kimcoat: numberSchema,
    surfaceWallCeilingHigh: numberSchema,
    sealantCeilingHigh: numberSchema,
    schluterCeilingHigh: numberSchema,
    kimcoatCeilingHigh: numberSchema,
    accentSurface: numberSchema,
    accentSurfaceCeilingHigh: numberSchema,
    reservoirSurface: numberSchema,
    width: numberSchema,
    depth: numberSchema,
    height: numberSchema,
    positions: z.optional(z.array(roomPositionSchema)),
  }),
);

export const houseTypeSchema = pinned(
  as<HouseType>(),
  z.object({
    id: integerSchema,
    name: textSchema,
    amountFloorsM2: numberSchema,
    amountBaseboards: numberSchema,
    projectId: integerSchema,
    pages: z.array(pageOutlineSchema),
    roomVariables: z.array(roomVariablesSchema),
  }),
);

export const showroomSchema = pinned(
  as<Showroom>(),
  z.object({
    name: textSchema,
    address: textSchema,
    postalCode: textSchema,
    city: textSchema,
    phone: textSchema,
    email: textSchema,
  }),
);

export const contractorSchema = z.object({ name: textSchema, companyLogo: z.nullable(imageReferenceSchema) });

export const discountSchema = pinned(
  as<Discount>(),
  z.object({
    id: integerSchema,
    name: textSchema,
    rules: z.array(
      z.object({ appliesTo: z.enum(DISCOUNT_TARGETS), percentage: numberSchema, minimumSubtotal: centsSchema }),
    ),
  }),
);

export const projectSchema = pinned(
  as<Project>(),
  z.object({
    id: integerSchema,
    name: textSchema,
    backendLabel: textSchema,
    slug: textSchema,
    url: z.nullable(textSchema),
    status: projectStatusSchema,
    state: z.optional(z.enum(PROJECT_STATES)),
    enableLabour: flagSchema,
    enableDiscount: flagSchema,
    enableShowroom: flagSchema,
    hasHardPrices: flagSchema,
    images: z.array(mediaFileSchema),
    headerImage: z.nullable(mediaFileSchema),
    introductionFilm: z.optional(
      z.nullable(z.object({ film: imageReferenceSchema, captions: z.nullable(imageReferenceSchema) })),
    ),
    hasTerms: z.optional(flagSchema),
    /** Empty in a project that was imported before this field existed. */
    options: z._default(z.array(projectOptionSchema), []),
    houseTypes: z.array(houseTypeSchema),
    selectedProjectHouseType: z.nullable(z.object({ id: integerSchema, projectId: integerSchema })),
    showroom: showroomSchema,
    contractor: contractorSchema,
    priceGroup: numberSchema,
    floorPriceGroup: numberSchema,
    wallTileLaborPrice: centsSchema,
    floorTileLaborPrice: centsSchema,
    wallTileCuttingLoss: numberSchema,
    floorTileCuttingLoss: numberSchema,
    tileInstallationCodes: z.array(tileInstallationCodeSchema),
    submitOptions: z.array(submitOptionSchema),
    website: z.nullable(textSchema),
    hasFloors: flagSchema,
    alwaysCeilingHigh: flagSchema,
    hasTiles: flagSchema,
    hasSanitary: flagSchema,
    hasAppointments: flagSchema,
    hideTilePrices: flagSchema,
    hasTileOptions: flagSchema,
    hideOverviewFromSummary: flagSchema,
    outOfOfficeStart: z.nullable(textSchema),
    outOfOfficeEnd: z.nullable(textSchema),
    outOfOfficeEnabled: flagSchema,
    outOfOfficeActive: flagSchema,
    discounts: z.array(discountSchema),
  }),
);
