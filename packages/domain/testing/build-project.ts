import type { Baseboard, Floor, FloorMaterial } from "../src/model/floor.ts";
import type { HouseType, Project, RoomVariables } from "../src/model/project.ts";
import { cents, ZERO } from "../src/money/cents.ts";
import type { FloorOffer } from "../src/selection/floors.ts";
import { roomContext, type RoomContext, type RoomSettings } from "../src/selection/room-context.ts";
import { buildPage } from "./build-page.ts";

export function buildRoomVariables(overrides: Partial<RoomVariables> = {}): RoomVariables {
  return {
    name: "bathroom",
    houseTypeId: 1,
    surfaceWall: 20,
    surfaceFloor: 6,
    sealant: 12,
    schluter: 10,
    kimcoat: 8,
    surfaceWallCeilingHigh: 30,
    sealantCeilingHigh: 14,
    schluterCeilingHigh: 15,
    kimcoatCeilingHigh: 11,
    accentSurface: 4,
    accentSurfaceCeilingHigh: 5.5,
    reservoirSurface: 1.5,
    width: 2400,
    depth: 2600,
    height: 2700,
    ...overrides,
  };
}

export function buildHouseType(overrides: Partial<HouseType> = {}): HouseType {
  return {
    id: 1,
    name: "Type A",
    amountFloorsM2: 42.5,
    amountBaseboards: 36,
    projectId: 1,
    pages: [],
    roomVariables: [buildRoomVariables()],
    ...overrides,
  };
}

/**
 * A project with every feature enabled and no discounts. Its prices are simple for mental arithmetic, and all
 * different.
 */
export function buildProject(overrides: Partial<Project> = {}): Project {
  return {
    id: 1,
    name: "Testhof",
    backendLabel: "Testhof",
    slug: "testhof",
    url: null,
    status: 1,
    enableLabour: true,
    enableDiscount: true,
    enableShowroom: true,
    hasHardPrices: false,
    images: [],
    headerImage: null,
    options: [],
    houseTypes: [buildHouseType()],
    selectedProjectHouseType: { id: 1, projectId: 1 },
    showroom: {
      name: "Showroom",
      address: "Straat 1",
      postalCode: "1234 AB",
      city: "Stad",
      phone: "0123456789",
      email: "showroom@example.nl",
    },
    contractor: { name: "Aannemer", companyLogo: null },
    priceGroup: 1,
    floorPriceGroup: 1,
    wallTileLaborPrice: cents(4000),
    floorTileLaborPrice: cents(4500),
    wallTileCuttingLoss: 0.1,
    floorTileCuttingLoss: 0.05,
    tileInstallationCodes: [
      { id: 1, code: "GROOT", description: "Groot formaat", unit: "m2", grossPrice: cents(1000) },
    ],
    submitOptions: [],
    website: null,
    hasFloors: true,
    alwaysCeilingHigh: false,
    hasTiles: true,
    hasSanitary: true,
    hasAppointments: false,
    hideTilePrices: false,
    hasTileOptions: true,
    hideOverviewFromSummary: false,
    outOfOfficeStart: null,
    outOfOfficeEnd: null,
    outOfOfficeEnabled: false,
    outOfOfficeActive: false,
    discounts: [],
    ...overrides,
  };
}

/** The context of a room in `buildPage` and `buildProject`; the arguments replace parts of them. */
export function buildContext({
  page = buildPage(),
  settings = {},
  locked = false,
}: { page?: ReturnType<typeof buildPage>; settings?: Partial<RoomSettings>; locked?: boolean } = {}): RoomContext {
  return roomContext(page, buildProject(settings), locked ? "showroom" : null);
}

export function buildFloorMaterial(id: number, overrides: Partial<FloorMaterial> = {}): FloorMaterial {
  return {
    id,
    name: `Materiaal ${id}`,
    priceRange: "",
    glued: false,
    wear: "",
    maintenance: "",
    conduction: "",
    size: "",
    images: [],
    showBrand: false,
    minimumPrice: ZERO,
    mediaFiles: [],
    description: "",
    ...overrides,
  };
}

export function buildFloor(id: number, material: number, overrides: Partial<Floor> = {}): Floor {
  return {
    id,
    product_number: `F-${id}`,
    name: `Kleur ${id}`,
    length: 1200,
    width: 180,
    thickness: 8,
    wear_layer: null,
    cutting_loss: 0.07,
    price_m2: cents(4999),
    conduction: "",
    series: "",
    floor_type: "",
    material,
    addedCost: ZERO,
    images: [],
    amount_m2_floor: 42.5,
    amount_baseboards: 36,
    isGlued: false,
    showBrand: false,
    color: "#C8A97E",
    mediaFiles: [],
    roomMediaFiles: [],
    ...overrides,
  };
}

export function buildBaseboard(id: number, overrides: Partial<Baseboard> = {}): Baseboard {
  return {
    id,
    product_number: `B-${id}`,
    name: `Plint ${id}`,
    description: "",
    price: cents(795),
    addedCost: ZERO,
    length: 2400,
    width: 58,
    material: "MDF",
    finish: "Wit",
    images: [],
    amount_baseboards: 36,
    mediaFiles: [],
    ...overrides,
  };
}

/** Two materials, the first in two colours, and two baseboards. */
export function buildFloorOffer(): FloorOffer {
  return {
    materials: [buildFloorMaterial(1), buildFloorMaterial(2)],
    floors: [
      buildFloor(11, 1),
      buildFloor(12, 1, { price_m2: cents(5999) }),
      buildFloor(21, 2, { price_m2: cents(3050) }),
    ],
    baseboards: [buildBaseboard(31), buildBaseboard(32, { price: cents(1095) })],
  };
}
