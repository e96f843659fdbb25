import * as z from "zod/mini";
import { catch as withFallback } from "zod/mini";
import { DISCOUNT_TARGETS } from "@showroom/domain/model/discount";
import type { Discount } from "@showroom/domain/model/discount";
import { PRICE_GROUP, PROJECT_STATES, PROJECT_STATUS } from "@showroom/domain/model/project";
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
import { centsSchema } from "./scalars.ts";
import { installationUnitSchema, roomNameSchema, submitTypeSchema } from "./vocabulary.ts";

/** 1 Actief, 0 Inactief, 2 Concept; an unknown number is read as Concept. */
export const projectStatusSchema = withFallback(
  z.literal([PROJECT_STATUS.inactive, PROJECT_STATUS.active, PROJECT_STATUS.concept]),
  PROJECT_STATUS.concept,
);

/** 1 Actief, 0 Inactief; an unknown number is read as Actief. */
export const priceGroupSchema = withFallback(z.literal([PRICE_GROUP.inactive, PRICE_GROUP.active]), PRICE_GROUP.active);

const projectOptionSchema = pinned(as<ProjectOption>(), z.object({ id: z.int(), name: z.string() }));

const submitOptionSchema = pinned(
  as<SubmitOption>(),
  z.object({
    id: z.int(),
    shown: z.boolean(),
    type: submitTypeSchema,
    title: z.string(),
    content: z.string(),
    confirmationContent: z.string(),
  }),
);

const tileInstallationCodeSchema = pinned(
  as<TileInstallationCode>(),
  z.object({
    id: z.int(),
    code: z.string(),
    description: z.string(),
    unit: installationUnitSchema,
    grossPrice: centsSchema,
  }),
);

export const roomVariablesSchema = pinned(
  as<RoomVariables>(),
  z.object({
    name: roomNameSchema,
    houseTypeId: z.int(),
    surfaceWall: z.number(),
    surfaceFloor: z.number(),
    sealant: z.number(),
    schluter: z.number(),
    kimcoat: z.number(),
    surfaceWallCeilingHigh: z.number(),
    sealantCeilingHigh: z.number(),
    schluterCeilingHigh: z.number(),
    kimcoatCeilingHigh: z.number(),
    accentSurface: z.number(),
    accentSurfaceCeilingHigh: z.number(),
    reservoirSurface: z.number(),
    width: z.number(),
    depth: z.number(),
    height: z.number(),
  }),
);

export const houseTypeSchema = pinned(
  as<HouseType>(),
  z.object({
    id: z.int(),
    name: z.string(),
    amountFloorsM2: z.number(),
    amountBaseboards: z.number(),
    projectId: z.int(),
    pages: z.array(pageOutlineSchema),
    roomVariables: z.array(roomVariablesSchema),
  }),
);

export const showroomSchema = pinned(
  as<Showroom>(),
  z.object({
    name: z.string(),
    address: z.string(),
    postalCode: z.string(),
    city: z.string(),
    phone: z.string(),
    email: z.string(),
  }),
);

export const contractorSchema = z.object({ name: z.string(), companyLogo: z.nullable(imageReferenceSchema) });

export const discountSchema = pinned(
  as<Discount>(),
  z.object({
    id: z.int(),
    name: z.string(),
    rules: z.array(
      z.object({ appliesTo: z.enum(DISCOUNT_TARGETS), percentage: z.number(), minimumSubtotal: centsSchema }),
    ),
  }),
);

export const projectSchema = pinned(
  as<Project>(),
  z.object({
    id: z.int(),
    name: z.string(),
    backendLabel: z.string(),
    slug: z.string(),
    url: z.nullable(z.string()),
    status: projectStatusSchema,
    state: z.optional(z.enum(PROJECT_STATES)),
    enableLabour: z.boolean(),
    enableDiscount: z.boolean(),
    enableShowroom: z.boolean(),
    hasHardPrices: z.boolean(),
    images: z.array(mediaFileSchema),
    headerImage: z.nullable(mediaFileSchema),
    introductionFilm: z.optional(
      z.nullable(z.object({ film: imageReferenceSchema, captions: z.nullable(imageReferenceSchema) })),
    ),
    hasTerms: z.optional(z.boolean()),
    /** Empty in a project that was imported before this field existed. */
    options: z._default(z.array(projectOptionSchema), []),
    houseTypes: z.array(houseTypeSchema),
    selectedProjectHouseType: z.nullable(z.object({ id: z.int(), projectId: z.int() })),
    showroom: showroomSchema,
    contractor: contractorSchema,
    priceGroup: z.number(),
    floorPriceGroup: z.number(),
    wallTileLaborPrice: centsSchema,
    floorTileLaborPrice: centsSchema,
    wallTileCuttingLoss: z.number(),
    floorTileCuttingLoss: z.number(),
    tileInstallationCodes: z.array(tileInstallationCodeSchema),
    submitOptions: z.array(submitOptionSchema),
    website: z.nullable(z.string()),
    hasFloors: z.boolean(),
    alwaysCeilingHigh: z.boolean(),
    hasTiles: z.boolean(),
    hasSanitary: z.boolean(),
    hasAppointments: z.boolean(),
    hideTilePrices: z.boolean(),
    hasTileOptions: z.boolean(),
    hideOverviewFromSummary: z.boolean(),
    outOfOfficeStart: z.nullable(z.string()),
    outOfOfficeEnd: z.nullable(z.string()),
    outOfOfficeEnabled: z.boolean(),
    outOfOfficeActive: z.boolean(),
    discounts: z.array(discountSchema),
  }),
);
