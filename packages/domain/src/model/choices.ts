import type { ChangedChoice } from "./changed-choice.ts";
import type { Cents } from "../money/cents.ts";
import type { SubmitType } from "./submit-type.ts";
import type { TileOptionKind } from "./tile-option.ts";

export const ACCESSORY_TYPES = ["GroutColor", "FinishingProfile"] as const;
export type AccessoryType = (typeof ACCESSORY_TYPES)[number];

/** A chosen product: the page product and its colour/size (the page product's own id where it has no variants). */
export interface ProductChoice {
  readonly pageProductId: number;
  readonly variantProjectProductId: number;
}

/** A chosen tile option with its tile, grout and profile. */
export interface TileOptionChoice {
  readonly tileOption: TileOptionKind;
  readonly selectedVariant: ProductChoice | null;
  readonly selectedGroutColor: ProductChoice | null;
  readonly selectedFinishingProfile: ProductChoice | null;
}

/** Everything chosen on one page. */
export interface RoomChoice {
  readonly confirmedByUser: boolean;
  readonly projectPageId: number;
  /** True: copied from another room; false: the buyer declined to copy; null: not asked or not answered. */
  readonly choicesFromOtherRoom: boolean | null;
  readonly wallTileProduct: ProductChoice | null;
  readonly wallGroutColorProduct: ProductChoice | null;
  readonly wallFinishingProfileProduct: ProductChoice | null;
  readonly floorTileProduct: ProductChoice | null;
  readonly floorGroutColorProduct: ProductChoice | null;
  /** Chosen sanitary ware by product group id. */
  readonly products: Readonly<Record<string, readonly ProductChoice[]>>;
  readonly tileOptions: readonly TileOptionChoice[];
  /** -1 means no floor; null means not chosen yet. */
  readonly floorMaterialId: number | null;
  readonly colorId: number | null;
  readonly baseboardId: number | null;
}

/** Outcome of the rules for one page. */
export interface RoomRules {
  readonly requiredProductIds: readonly number[];
  readonly hiddenProductIds: readonly number[];
  readonly requiredProductGroupIds: readonly number[];
  readonly hiddenProductGroupIds: readonly number[];
}

export interface Appointment {
  readonly id: number;
  readonly employeeName: string;
  readonly fromDate: string;
  readonly toDate: string;
  readonly isBooked: boolean;
  readonly durationInMinutes: number;
}

/** The reopening of a submission by staff, so that the buyer can correct the choices. */
export interface Reopening {
  /** ISO timestamp. */
  readonly at: string;
  /** In the words of the member of staff, for the buyer. */
  readonly reason: string;
}

/** All choices of one buyer for one home. */
export interface ProjectChoices {
  readonly id: number;
  readonly userId: number;
  readonly name: string;
  readonly email: string;
  readonly buildNumber: string;
  readonly projectName: string;
  readonly projectSlug: string;
  readonly projectId: number;
  readonly houseTypeId: number;
  /** By page id. */
  readonly projectRoomChoices: Readonly<Record<string, RoomChoice>>;
  readonly submittedAt: string | null;
  readonly submitted3DAt: string | null;
  /** Null while open. */
  readonly submitType: SubmitType | null;
  /** Set while the choices are open again after a submission. */
  readonly reopened: Reopening | null;
  readonly submit3D: boolean;
  readonly updatedAt: string;
  readonly addedCost: Cents;
  readonly appointment: Appointment | null;
  /** By page id. */
  readonly projectRoomRules: Readonly<Record<string, RoomRules>>;
  /**
   * Stored rooms that are not legal, as they are stored, by page id. `projectRoomChoices` has them mended, and the next save stores
   * them so. Left out when there are none.
   */
  readonly mendedRooms?: Readonly<Record<string, RoomChoice>> | undefined;
  /** Choices that the catalogue changed afterwards and that wait for the buyer's answer. */
  readonly catalogueChanges: readonly ChangedChoice[];
  /** Staff chose something in the buyer's place, and the buyer has not answered. Left out when nothing waits. */
  readonly isPrepared?: boolean | undefined;
  /** Number of saves. A save request names the version that it is based on. */
  readonly version: number;
}

/** The choices that a buyer may copy from an earlier room. */
export interface CopyChoices<PageCost> {
  readonly fromPage: number | null;
  readonly toPage: number;
  /** Cost of `toPage` with the personalized choices. */
  readonly calculatedPageCost: PageCost | null;
  /** The target room in its standard set-up. */
  readonly defaultChoices: RoomChoice;
  /** The target room with the earlier room's choices. */
  readonly personalizedChoices: RoomChoice | null;
}

/** Value of the floor ids when the buyer wants no floor ("Geen woonvloer"). */
export const NO_FLOOR = -1;
