import { Children, useId, type ReactNode } from "react";
import { EmptyState } from "../../feedback/empty-state/empty-state.tsx";
import { Skeleton } from "../../feedback/skeleton/skeleton.tsx";
import { VisuallyHidden } from "../../layout/visually-hidden/visually-hidden.tsx";
import { ChoiceGroupName } from "../choice-card/choice-group-name.ts";
import { NearEnd } from "./near-end.tsx";
import { tileGridTexts } from "./texts.ts";
import styles from "./tile-grid.module.css";

export interface TileGridProps {
  /** What is chosen here, such as 'Wandtegel, Luxe'. Names the group for assistive technology; show a heading of your own beside it. */
  label: string;
  /** Radio name shared by the cards. Give the same name to grids that together hold one choice (Standaard, The Wall and Luxe). */
  name?: string | undefined;
  /** The cards. None of them shows the empty text. */
  children?: ReactNode | undefined;
  /** `three`: three per row, two on a narrow phone. `two`: two per row, for cards with text; three where it is wide. `pair`: two cards and never more. `swatches`: three per row everywhere, closer together. */
  columns?: "two" | "pair" | "three" | "swatches" | undefined;
  /** There are more cards than are given: called when the last of these comes near the window. */
  onNearEnd?: (() => void) | undefined;
  /** Keeps the place of the cards while they are fetched. */
  loading?: boolean | undefined;
  /** Replaces 'Er zijn geen tegels beschikbaar in dit assortiment.' */
  emptyText?: string | undefined;
}

/** Cards side by side that together hold one choice. */
export function TileGrid({
  label,
  name,
  children,
  columns = "three",
  onNearEnd,
  loading = false,
  emptyText = tileGridTexts.empty,
}: TileGridProps) {
  const ownName = useId();
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
              : children}
          </div>
        )}
        {onNearEnd && <NearEnd key={Children.count(children)} onNear={onNearEnd} />}
      </fieldset>
    </ChoiceGroupName>
  );
}
