import type { ProductChoice } from "@showroom/domain/model/choices";
import type { PageProduct } from "@showroom/domain/model/product";
import type { RoomAction } from "../../../shared/choices/choices-store.ts";

export interface TileCardsProps {
  /** What is chosen here, for screen readers. */
  readonly label: string;
  /** Radio group and first part of the actions' names, shared by the assortments of one choice. */
  readonly name: string;
  readonly tiles: readonly PageProduct[];
  readonly chosen: ProductChoice | null;
  readonly locked: boolean;
  readonly showPrices: boolean;
  readonly filteredIds: ReadonlySet<number>;
  /** What choosing a tile does. The same function at every render: a card that does not change is not drawn again. */
  readonly actionFor: (choice: ProductChoice) => RoomAction;
  /** Does it. The same function at every render, too. */
  readonly onChoose: (choice: ProductChoice) => void;
}
