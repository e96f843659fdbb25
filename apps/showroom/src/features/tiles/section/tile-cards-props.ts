import type { ProductChoice } from "@showroom/domain/model/choices";
import type { PageProduct } from "@showroom/domain/model/product";
import type { SortTiles } from "../filter/use-extra-filter.ts";
import type { RoomAction } from "../../../shared/choices/choices-store.ts";

export interface TileCardsProps {
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
  readonly filteredIds: ReadonlySet<number>;
  /** Puts the tiles in the order that is asked for. */
  readonly sort: SortTiles;
  /** Placeholders take the place of the tiles, because the amounts that they are filtered or sorted by are not known yet. */
  readonly waits: boolean;
  /** The action that chooses a tile. It must be the same function at every render, so that unchanged cards do not render again. */
  readonly actionFor: (choice: ProductChoice) => RoomAction;
  /** Chooses a tile. It must also be the same function at every render. */
  readonly onChoose: (choice: ProductChoice) => void;
}
