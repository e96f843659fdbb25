import { lazy, Suspense, useState, type ReactNode } from "react";
import X from "lucide-react/icons/x";
import { Button } from "../../controls/button/button.tsx";
import { Icon } from "../../layout/icon/icon.tsx";
import { VisuallyHidden } from "../../layout/visually-hidden/visually-hidden.tsx";
import { Popover } from "../../overlays/popover/popover.tsx";
import styles from "./filter-bar.module.css";
import { filterBarTexts } from "./texts.ts";

/** Loaded lazily, because it is large and only needed when a filter opens on a phone. */
const BottomSheet = lazy(async () => {
  const { BottomSheet: component } = await import("../../overlays/bottom-sheet/bottom-sheet.tsx");
  return { default: component };
});

/** One filter: its button and its content. */
export interface Filter {
  id: string;
  /** 'Afmeting', 'Prijs'. */
  label: string;
  /** Title of the opened filter, when it says more than the label. */
  title?: string | undefined;
  /** The filter's value, shown next to the label, such as '3'. Leave out when the filter is off. */
  summary?: string | undefined;
  /** Checkboxes or a price range, with its own 'Toepassen' button if needed. */
  content: ReactNode;
}

/** An active filter, which one press removes. */
export interface FilterChip {
  id: string;
  label: string;
  onRemove: () => void;
}

export interface FilterBarProps {
  /** Up to four: colour, size, price, extra cost. */
  filters: readonly Filter[];
  /** Id of the open filter; one at a time. */
  open?: string | undefined;
  onOpenChange: (id: string | undefined) => void;
  /** How filters open: next to their buttons, or as a bottom sheet on a phone. */
  presentation?: "popover" | "sheet" | undefined;
  /** The active filters, each with a remove button. */
  chips?: readonly FilterChip[] | undefined;
  /** Removes all filters. Leave out for no button. */
  onClearAll?: (() => void) | undefined;
  /** '24 tegels'; announced politely when it changes. */
  resultCount?: string | undefined;
  /** Stays visible while the tiles scroll. */
  sticky?: boolean | undefined;
}

/** The filters above the tiles. Opening one closes the other; an outside press closes it. */
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
      <div className={styles["line"]} data-openers>
        <div className={styles["openers"]}>
          {filters.map((filter) => (
            <FilterOpener
              key={filter.id}
              filter={filter}
              open={open === filter.id}
              onOpenChange={(next) => onOpenChange(next ? filter.id : undefined)}
              presentation={presentation}
            />
          ))}
        </div>
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
                  <span>{chip.label}</span>
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

/** Its button has no arrow, so that four filters and the count fit one line. */
function FilterOpener({ filter, open, onOpenChange, presentation }: FilterOpenerProps) {
  // Stays mounted after loading, for its closing animation
  const [fetched, setFetched] = useState(open);
  if (open && !fetched) setFetched(true);
  const words = (
    <>
      <span>{filter.label}</span>
      {filter.summary && (
        <span>
          {" "}
          <span className={styles["summary"]}>{filter.summary}</span>{" "}
          <VisuallyHidden>{filterBarTexts.active}</VisuallyHidden>
        </span>
      )}
    </>
  );
  if (presentation === "sheet") {
    return (
      <>
        <Button size="small" aria-haspopup="dialog" aria-expanded={open} onClick={() => onOpenChange(true)}>
          {words}
        </Button>
        {fetched && (
          <Suspense>
            <BottomSheet open={open} onOpenChange={onOpenChange} title={filter.title ?? filter.label}>
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
      label={filter.title ?? filter.label}
      trigger={<Button size="small">{words}</Button>}
    >
      {filter.content}
    </Popover>
  );
}
