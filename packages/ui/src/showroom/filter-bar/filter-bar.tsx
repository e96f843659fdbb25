import { lazy, Suspense, useState, type ReactNode } from "react";
import ChevronDown from "lucide-react/icons/chevron-down";
import X from "lucide-react/icons/x";
import { Button } from "../../controls/button/button.tsx";
import { Icon } from "../../layout/icon/icon.tsx";
import { VisuallyHidden } from "../../layout/visually-hidden/visually-hidden.tsx";
import { Popover } from "../../overlays/popover/popover.tsx";
import styles from "./filter-bar.module.css";
import { filterBarTexts } from "./texts.ts";

/** Weighs more than the tab it serves: fetched when someone on a phone opens a filter. */
const BottomSheet = lazy(async () => {
  const { BottomSheet: component } = await import("../../overlays/bottom-sheet/bottom-sheet.tsx");
  return { default: component };
});

/** One filter: its button and what opens from it. */
export interface Filter {
  id: string;
  /** 'Afmeting', 'Prijs'. */
  label: string;
  /** What is chosen in it, said beside the label: '3'. Left out: the filter is off. */
  summary?: string | undefined;
  /** Checkboxes, a price range, with its own 'Toepassen' where it needs one. */
  content: ReactNode;
}

/** A filter in force, to be removed with one press. */
export interface FilterChip {
  id: string;
  label: string;
  onRemove: () => void;
}

export interface FilterBarProps {
  /** Usually two: size and price. */
  filters: readonly Filter[];
  /** Id of the open filter; one at a time. */
  open?: string | undefined;
  onOpenChange: (id: string | undefined) => void;
  /** Where the filters open: beside their buttons, or as a sheet from below on a phone. */
  presentation?: "popover" | "sheet" | undefined;
  /** What is filtered on now, each to be removed by itself. */
  chips?: readonly FilterChip[] | undefined;
  /** Removes all filters at once. Left out: no button. */
  onClearAll?: (() => void) | undefined;
  /** '24 tegels'; announced politely when it changes. */
  resultCount?: string | undefined;
  /** Keeps it in view while the tiles scroll. */
  sticky?: boolean | undefined;
}

/** The filters above the tiles. Opening one closes the other; a press outside closes both. */
export function FilterBar({
  filters,
  open,
  onOpenChange,
  presentation = "popover",
  chips = [],
  onClearAll,
  resultCount,
  sticky = false,
}: FilterBarProps) {
  return (
    <section
      className={styles["bar"]}
      aria-label={filterBarTexts.label}
      data-sticky={sticky || undefined}
      data-print="hide"
    >
      <div className={styles["line"]}>
        {filters.map((filter) => (
          <FilterOpener
            key={filter.id}
            filter={filter}
            open={open === filter.id}
            onOpenChange={(next) => onOpenChange(next ? filter.id : undefined)}
            presentation={presentation}
          />
        ))}
        <p className={styles["count"]} role="status">
          {resultCount}
        </p>
      </div>
      {chips.length > 0 && (
        <div className={styles["line"]}>
          <ul className={styles["chips"]} aria-label={filterBarTexts.applied}>
            {chips.map((chip) => (
              <li key={chip.id}>
                <button
                  type="button"
                  className={styles["chip"]}
                  onClick={chip.onRemove}
                  aria-label={filterBarTexts.remove(chip.label)}
                >
                  {chip.label}
                  <Icon of={X} size="small" />
                </button>
              </li>
            ))}
          </ul>
          {onClearAll && (
            <Button variant="quiet" size="small" onClick={onClearAll}>
              {filterBarTexts.clearAll}
            </Button>
          )}
        </div>
      )}
    </section>
  );
}

interface FilterOpenerProps {
  filter: Filter;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  presentation: "popover" | "sheet";
}

function FilterOpener({ filter, open, onOpenChange, presentation }: FilterOpenerProps) {
  // Once fetched it stays, so that it can slide away
  const [fetched, setFetched] = useState(open);
  if (open && !fetched) setFetched(true);
  const words = (
    <>
      {filter.label}
      {filter.summary && (
        <>
          {" "}
          <span className={styles["summary"]}>{filter.summary}</span>{" "}
          <VisuallyHidden>{filterBarTexts.active}</VisuallyHidden>
        </>
      )}
    </>
  );
  if (presentation === "sheet") {
    return (
      <>
        <Button
          size="small"
          iconAfter={ChevronDown}
          aria-haspopup="dialog"
          aria-expanded={open}
          onClick={() => onOpenChange(true)}
        >
          {words}
        </Button>
        {fetched && (
          <Suspense>
            <BottomSheet open={open} onOpenChange={onOpenChange} title={filter.label}>
              {filter.content}
            </BottomSheet>
          </Suspense>
        )}
      </>
    );
  }
  return (
    <Popover
      open={open}
      onOpenChange={onOpenChange}
      label={filter.label}
      trigger={
        <Button size="small" iconAfter={ChevronDown}>
          {words}
        </Button>
      }
    >
      {filter.content}
    </Popover>
  );
}
