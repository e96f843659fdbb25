import type { Cents } from "../money/cents.ts";
import type { ProductChoice } from "./choices.ts";
import type { MediaFile } from "./media.ts";
import type { ConfiguratorType } from "./configurator-type.ts";
import type { TileFormat } from "./tile-format.ts";
import type { SurfaceOptionKind } from "./tile-option.ts";
import type { PageProduct, ProductGroup, RoomName } from "./product.ts";
import type { HomePlan } from "./room-position.ts";

export const PAGE_TYPES = ["configurator", "content", "topview", "floors", "intro", "overview", "standard"] as const;
export type PageType = (typeof PAGE_TYPES)[number];

export interface Package {
  readonly id: number;
  readonly name: string;
  readonly description: string;
  readonly overlay: string | null;
  readonly images: readonly MediaFile[];
  /** Cents, in addition to the added cost of its groups. */
  readonly addedCost: Cents;
  readonly mostPopular: boolean;
  /** By ascending `addedCost`. */
  readonly groups: readonly TileFormat[];
  /** What a look chooses; absent or empty for a package of tiles only. Pages that were stored before looks existed have none. */
  readonly choices?: readonly ProductChoice[] | undefined;
  /** Number of tiles on offer by kind. */
  readonly counts: { readonly wallTiles: number; readonly floorTiles: number };
  readonly rooms: readonly RoomName[];
  readonly status: number;
  readonly isStandardPackage: boolean;
  readonly hardPrices: boolean;
}

/**
 * A tile option that a page offers. `CeilingHigh` is never listed: every toilet offers it, unless the project always tiles to the ceiling.
 */
export interface TileOption {
  readonly id: number;
  readonly kind: SurfaceOptionKind;
  readonly title: string;
  readonly description: string;
  readonly image: MediaFile | null;
  /** Tiles to choose from; empty except for accents. */
  readonly variants: readonly PageProduct[];
  /** Grouts and profiles on offer for this option. */
  readonly accessories: readonly PageProduct[];
}

export interface TopView {
  readonly image: { readonly id: number; readonly name: string; readonly public_id: string };
  readonly text: string;
}

/** The fields of a page that the step list needs. */
export interface PageOutline {
  readonly id: number;
  /** Zero-based place in the sequence; `stepNumberOf` gives the number of its step. */
  readonly order: number;
  readonly title: string;
  readonly subtitle: string;
  readonly type: PageType;
  readonly configuratorType: ConfiguratorType | null;
  /** The room this page configures. */
  readonly roomName: RoomName | null;
  readonly hideFromSummary: boolean;
}

export interface Page extends PageOutline {
  readonly introText: string;
  readonly pageText: string;
  /** m². */
  readonly surfaceWall: number;
  readonly surfaceFloor: number;
  readonly projectPackages: readonly Package[];
  readonly productGroups: readonly ProductGroup[];
  readonly tileOptions: readonly TileOption[];
  readonly topViews: readonly TopView[];
  /** The whole home, on pages with floor plans. Absent where the project gives none. */
  readonly homePlan?: HomePlan<RoomName> | undefined;
  readonly pageImages: readonly MediaFile[];
  readonly imageTexts: readonly string[];
  readonly startTitle: string;
  readonly startContent: string;
  readonly copyChoicesTitle: string;
  readonly copyChoicesContent: string;
  readonly summaryTitle: string;
  readonly summaryContent: string;
}
