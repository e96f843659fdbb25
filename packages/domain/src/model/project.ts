import type { Cents } from "../money/cents.ts";
import type { InstallationUnit, RoomName } from "./product.ts";
import type { MediaFile } from "./media.ts";
import type { PageOutline } from "./page.ts";
import type { Discount } from "./discount.ts";
import type { RoomPosition } from "./room-position.ts";
import type { SubmitType } from "./submit-type.ts";

export const PROJECT_STATUS = { inactive: 0, active: 1, concept: 2 } as const;
/** 1 Actief, 0 Inactief, 2 Concept; an unknown number maps to Concept. It follows from the state of a project. */
export type ProjectStatus = (typeof PROJECT_STATUS)[keyof typeof PROJECT_STATUS];

export const PRICE_GROUP = { inactive: 0, active: 1 } as const;
export type PriceGroup = (typeof PRICE_GROUP)[keyof typeof PRICE_GROUP];

/** 1 Actief, 0 Inactief; an unknown number is shown as Actief. */
export function priceGroupOf(value: number): PriceGroup {
  return value === PRICE_GROUP.inactive ? PRICE_GROUP.inactive : PRICE_GROUP.active;
}

/** Whether the project is out of office on a day (`yyyy-mm-dd`). */
export function isOutOfOffice(
  {
    outOfOfficeEnabled,
    outOfOfficeStart,
    outOfOfficeEnd,
  }: Pick<Project, "outOfOfficeEnabled" | "outOfOfficeStart" | "outOfOfficeEnd">,
  day: string,
): boolean {
  return (
    outOfOfficeEnabled &&
    (outOfOfficeStart === null || outOfOfficeStart <= day) &&
    (outOfOfficeEnd === null || day <= outOfOfficeEnd)
  );
}

/** An extra of a project that is not on a page. */
export interface ProjectOption {
  readonly id: number;
  readonly name: string;
}

/** One way to submit the choices. */
export interface SubmitOption {
  readonly id: number;
  readonly shown: boolean;
  readonly type: SubmitType;
  readonly title: string;
  readonly content: string;
  readonly confirmationContent: string;
}

export interface TileInstallationCode {
  readonly id: number;
  readonly code: string;
  readonly description: string;
  readonly unit: InstallationUnit;
  /** Per unit. */
  readonly grossPrice: Cents;
}

/** Measured quantities of one room of a house type; surfaces in m², lengths in m¹. */
export interface RoomVariables {
  readonly name: RoomName;
  readonly houseTypeId: number;
  readonly surfaceWall: number;
  readonly surfaceFloor: number;
  readonly sealant: number;
  /** Metres of finishing profile. */
  readonly schluter: number;
  readonly kimcoat: number;
  readonly surfaceWallCeilingHigh: number;
  readonly sealantCeilingHigh: number;
  readonly schluterCeilingHigh: number;
  readonly kimcoatCeilingHigh: number;
  /** m² of the one wall that an accent or a floor tile can cover. */
  readonly accentSurface: number;
  readonly accentSurfaceCeilingHigh: number;
  /** m² of the reservoir box. */
  readonly reservoirSurface: number;
  /** Inside measures, millimetres. */
  readonly width: number;
  readonly depth: number;
  readonly height: number;
  /** The plan of the room; absent or empty for the standard layout. */
  readonly positions?: readonly RoomPosition[] | undefined;
}

export interface HouseType {
  readonly id: number;
  readonly name: string;
  /** m² of living floor. */
  readonly amountFloorsM2: number;
  /** Metres of baseboard. */
  readonly amountBaseboards: number;
  readonly projectId: number;
  /** In sequence. */
  readonly pages: readonly PageOutline[];
  readonly roomVariables: readonly RoomVariables[];
}

/** Whether buyers can see the project and change their choices, and staff the project. */
export const PROJECT_STATES = ["concept", "open", "closed", "archived"] as const;
/**
 * `concept`: staff alone see the project, which was never open. `closed`: buyers only read. `archived`: staff only read
 * too, and lists hide the project. It belongs to the project, not to a version of its catalogue.
 */
export type ProjectState = (typeof PROJECT_STATES)[number];

/** The state of a new project whose catalogue names a status. */
export const NEW_STATES: Readonly<Record<ProjectStatus, ProjectState>> = { 0: "closed", 1: "open", 2: "concept" };

/** The status that clients read, by the state. */
export const STATUS_OF: Readonly<Record<ProjectState, ProjectStatus>> = { concept: 2, open: 1, closed: 0, archived: 0 };

/** Whether a project can change from a state to another one. A concept can only be opened; nothing becomes a concept. */
export const mayBecome = (from: ProjectState, to: ProjectState): boolean =>
  from === to || (to !== "concept" && (from !== "concept" || to === "open"));

/** Whether choices of a project can be changed. Staff try a concept out before it is opened. */
export const takesChoices = (state: ProjectState): boolean => state === "open" || state === "concept";

/** A project that buyers may use is archived before it is deleted. A concept has none. */
export const mayBeDeleted = (state: ProjectState): boolean => state === "archived" || state === "concept";

export interface Showroom {
  readonly name: string;
  readonly address: string;
  readonly postalCode: string;
  readonly city: string;
  readonly phone: string;
  readonly email: string;
}

/** A film of the project's own, with its captions. */
export interface IntroductionFilm {
  readonly film: { readonly public_id: string };
  readonly captions: { readonly public_id: string } | null;
}

export interface Project {
  readonly id: number;
  readonly name: string;
  readonly backendLabel: string;
  readonly slug: string;
  readonly url: string | null;
  readonly status: ProjectStatus;
  /** Absent means open. */
  readonly state?: ProjectState | undefined;
  readonly enableLabour: boolean;
  readonly enableDiscount: boolean;
  readonly enableShowroom: boolean;
  readonly hasHardPrices: boolean;
  readonly images: readonly MediaFile[];
  readonly headerImage: MediaFile | null;
  /** Null or absent: the product's own introduction. */
  readonly introductionFilm?: IntroductionFilm | null | undefined;
  /** Whether the project has terms of its own. Absent means no. */
  readonly hasTerms?: boolean | undefined;
  readonly options: readonly ProjectOption[];
  readonly houseTypes: readonly HouseType[];
  /** The house type that the user configures; null when not chosen. */
  readonly selectedProjectHouseType: { readonly id: number; readonly projectId: number } | null;
  readonly showroom: Showroom;
  readonly contractor: { readonly name: string; readonly companyLogo: { readonly public_id: string } | null };
  /** Read with `priceGroupOf`. */
  readonly priceGroup: number;
  readonly floorPriceGroup: number;
  /** Per m². */
  readonly wallTileLaborPrice: Cents;
  readonly floorTileLaborPrice: Cents;
  /** Cutting losses are fractions: 0.1 is 10%. */
  readonly wallTileCuttingLoss: number;
  readonly floorTileCuttingLoss: number;
  readonly tileInstallationCodes: readonly TileInstallationCode[];
  readonly submitOptions: readonly SubmitOption[];
  readonly website: string | null;
  readonly hasFloors: boolean;
  readonly alwaysCeilingHigh: boolean;
  readonly hasTiles: boolean;
  readonly hasSanitary: boolean;
  readonly hasAppointments: boolean;
  readonly hideTilePrices: boolean;
  readonly hasTileOptions: boolean;
  readonly hideOverviewFromSummary: boolean;
  /** First and last day on which questions are not answered, `yyyy-mm-dd`; null means no limit. */
  readonly outOfOfficeStart: string | null;
  readonly outOfOfficeEnd: string | null;
  readonly outOfOfficeEnabled: boolean;
  /** True when enabled and today is one of these days. */
  readonly outOfOfficeActive: boolean;
  readonly discounts: readonly Discount[];
}

/** The house type being configured: the user's own, or the first one for staff who selected none. */
export const selectedHouseType = ({
  houseTypes,
  selectedProjectHouseType: selected,
}: Pick<Project, "houseTypes" | "selectedProjectHouseType">): HouseType | undefined =>
  houseTypes.find(({ id }) => id === selected?.id) ?? houseTypes[0];
