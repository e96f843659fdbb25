import type { Cents } from "../money/cents.ts";
import type { MediaFile } from "./media.ts";

export interface FloorMaterial {
  readonly id: number;
  readonly name: string;
  readonly priceRange: string;
  readonly glued: boolean;
  readonly wear: string;
  readonly maintenance: string;
  readonly conduction: string;
  readonly size: string;
  readonly images: readonly MediaFile[];
  readonly showBrand: boolean;
  /** Price of the whole living floor in the user's house type, with the cheapest colour and baseboard. */
  readonly minimumPrice: Cents;
  readonly mediaFiles: readonly MediaFile[];
  readonly description: string;
}

/** One colour of a floor material. Measures in millimetres. */
export interface Floor {
  readonly id: number;
  /** What it is ordered by. */
  readonly product_number: string;
  readonly name: string;
  readonly length: number;
  readonly width: number;
  readonly thickness: number;
  readonly wear_layer: number | null;
  /** Fraction: 0.07 is 7%. */
  readonly cutting_loss: number;
  readonly price_m2: Cents;
  readonly conduction: string;
  readonly series: string;
  readonly floor_type: string;
  /** Id of its floor material. */
  readonly material: number;
  /** Once per home, on top of the price per m². */
  readonly addedCost: Cents;
  readonly images: readonly MediaFile[];
  /** m² in the user's house type. */
  readonly amount_m2_floor: number;
  /** Metres of baseboard in the user's house type. */
  readonly amount_baseboards: number;
  readonly isGlued: boolean;
  readonly showBrand: boolean;
  /** #RRGGBB */
  readonly color: string;
  readonly mediaFiles: readonly MediaFile[];
  readonly roomMediaFiles: readonly MediaFile[];
}

export interface Baseboard {
  readonly id: number;
  /** What it is ordered by. */
  readonly product_number: string;
  readonly name: string;
  readonly description: string;
  /** Per m¹. */
  readonly price: Cents;
  /** Once per home, on top of the price per m¹. */
  readonly addedCost: Cents;
  /** Millimetres. */
  readonly length: number;
  readonly width: number;
  readonly material: string;
  readonly finish: string;
  readonly images: readonly MediaFile[];
  readonly amount_baseboards: number;
  readonly mediaFiles: readonly MediaFile[];
}
