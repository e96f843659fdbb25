import type { ProductChoice } from "@showroom/domain/model/choices";
import type { PageProduct } from "@showroom/domain/model/product";
import type { PlaceFilter } from "../filter/applied-filter.ts";
import type { RoomAction } from "../../../shared/choices/choices-store.ts";

export interface TileCardsProps extends PlaceFilter {
  /** What is chosen here, for screen readers. */
  readonly label: string;
  /** Radio group and first part of the actions' names, shared by the assortments of one choice. */
  readonly name: string;
  /** The first list of the page, whose first cards are in sight when it opens. */
  readonly first?: boolean;
  readonly tiles: readonly PageProduct[];
  readonly chosen: ProductChoice | null;
  /** Colour of the chosen grout, as #RRGGBB. */
  readonly groutColour?: string | undefined;
  readonly locked: boolean;
  readonly showPrices: boolean;
  /** Placeholders take the place of the tiles, because it is not known yet what the filters leave. */
  readonly waits: boolean;
  /** The action that chooses a tile. It must be the same function at every render, so that unchanged cards do not render again. */
  readonly actionFor: (choice: ProductChoice) => RoomAction;
  /** Chooses a tile. It must also be the same function at every render. */
  readonly onChoose: (choice: ProductChoice) => void;
}
