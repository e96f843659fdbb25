import { Children, useId, type ReactNode } from "react";
import { EmptyState } from "../../feedback/empty-state/empty-state.tsx";
import { Skeleton } from "../../feedback/skeleton/skeleton.tsx";
import { InSight } from "../../layout/picture/in-sight.tsx";
import { VisuallyHidden } from "../../layout/visually-hidden/visually-hidden.tsx";
import { ChoiceGroupName } from "../choice-card/choice-group-name.ts";
import { NearEnd } from "./near-end.tsx";
import { tileGridTexts } from "./texts.ts";
import styles from "./tile-grid.module.css";

export interface TileGridProps {
  /** Accessible name of the group, such as 'Wandtegel, Luxe'. Show a visible heading too. */
  label: string;
  /** Radio name of the cards. Use the same name for grids that form one choice (Standaard, The Wall and Luxe). */
  name?: string | undefined;
  /** The cards. Without cards the empty text is shown. */
  children?: ReactNode | undefined;
  /**
   * `three`: three per row, two on a narrow phone. `two`: two per row, for cards with text; three in a wide container.
   * `pair`: at most two per row. `swatches`: always three per row, closer together. `row`: one row that scrolls, on a phone; otherwise
   * as many per row as fit.
   */
  columns?: "two" | "pair" | "three" | "swatches" | "row" | undefined;
  /** The number of cards in sight when the page opens, for the first grid of a page. Their pictures load at once. */
  inSight?: number | undefined;
  /** Called when the last card comes near the viewport from below. Set it while there are more cards to load. */
  onNearEnd?: (() => void) | undefined;
  /** Shows placeholders while the cards load. */
  loading?: boolean | undefined;
  /** Replaces 'Er zijn geen tegels beschikbaar in dit assortiment.' */
  emptyText?: string | undefined;
}

/** A grid of cards that form one choice. */
export function TileGrid({
  label,
  name,
  children,
  columns = "three",
  inSight = 0,
  onNearEnd,
  loading = false,
  emptyText = tileGridTexts.empty,
}: TileGridProps) {
  const ownName = useId();
  const cards =
    inSight === 0
      ? children
      : Children.map(children, (card, index) => <InSight active={index < inSight}>{card}</InSight>);
  const empty = !loading && Children.toArray(children).length === 0;
  return (
    <ChoiceGroupName value={name ?? ownName}>
      <fieldset className={styles["group"]} aria-busy={loading || undefined}>
        <legend>
          <VisuallyHidden>{label}</VisuallyHidden>
        </legend>
        {empty && <EmptyState title={emptyText} />}
        {loading && <VisuallyHidden role="status">{tileGridTexts.loading}</VisuallyHidden>}
        {!empty && (
          <div className={styles["grid"]} data-columns={columns}>
            {loading
              ? Array.from({ length: 6 }, (_, index) => <Skeleton key={index} variant="block" ratio="4 / 5" />)
              : cards}
          </div>
        )}
        {onNearEnd && !loading && <NearEnd key={Children.count(children)} onNear={onNearEnd} />}
      </fieldset>
    </ChoiceGroupName>
  );
}
