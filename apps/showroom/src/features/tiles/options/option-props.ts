import type { ProductChoice } from "@showroom/domain/model/choices";
import type { SurfaceOptionKind } from "@showroom/domain/model/tile-option";
import type { RoomAction } from "../../../shared/choices/choices-store.ts";

interface Choice {
  readonly kind: SurfaceOptionKind;
  /** Identifies the action within its page. */
  readonly name: string;
  readonly action: RoomAction;
  /** The tile of the option; null for an option without its own tile, and when the option is removed. */
  readonly tile: ProductChoice | null;
}

/** Chooses an option. For a new one with an indicative price, a dialog explains that. */
export type Choose = (choice: Choice, isNew: boolean) => void;

export interface OptionProps<Kind extends SurfaceOptionKind> {
  readonly kind: Kind;
  readonly locked: boolean;
  readonly showPrices: boolean;
  readonly choose: Choose;
}
