import { useId, type ReactNode } from "react";
import { Disclosure } from "../../controls/disclosure/disclosure.tsx";
import { EmptyState } from "../../feedback/empty-state/empty-state.tsx";
import { SwatchGrid } from "../swatch-grid/swatch-grid.tsx";
import type { SwatchOption } from "../swatch/swatch.tsx";
import { colourSelectorTexts } from "./texts.ts";
import styles from "./colour-selector.module.css";

/** Colours of one assortment, under their own title. */
export interface ColourGroup {
  id: string;
  /** 'Standaard', 'The Wall', 'Luxe', 'Voegkleur', 'Afwerkprofiel'. */
  title: string;
  /** One sentence under the title, such as 'Onze standaard selectie.' */
  note?: string | undefined;
  options: readonly SwatchOption[];
}

export interface ColourSelectorProps {
  /** The assortments, in their order. One without colours is left out. */
  groups: readonly ColourGroup[];
  /** Value of the colour in force, if any. */
  value?: string | undefined;
  /** Its name, said beside the toggle also while the colours are closed; '-' when nothing is chosen. */
  chosenName?: string | undefined;
  /** Its price, as a small price tag. */
  chosenPrice?: ReactNode | undefined;
  /** The visitor takes a colour. */
  onSelect: (value: string) => void;
  /** The colour in force is clicked once more. Leave out where that must do nothing. */
  onDeselect?: ((value: string) => void) | undefined;
  /** Words of the toggle, when they are not those of colours: 'Toon voegkleur', 'Sluit voegkleur'. */
  openLabel?: string | undefined;
  /** Words of the toggle while the colours are shown. */
  closeLabel?: string | undefined;
  /** Controlled state of the toggle; leave out to let it keep its own. */
  open?: boolean | undefined;
  onOpenChange?: ((open: boolean) => void) | undefined;
}

/** A toggle with the chosen colour beside it; behind it the colours as large samples, grouped by assortment. Groups without colours are left out. */
export function ColourSelector({
  groups,
  value,
  chosenName,
  chosenPrice,
  onSelect,
  onDeselect,
  openLabel = colourSelectorTexts.open,
  closeLabel = colourSelectorTexts.close,
  open,
  onOpenChange,
}: ColourSelectorProps) {
  const name = useId();
  const filled = groups.filter((group) => group.options.length > 0);
  return (
    <div className={styles["selector"]}>
      <p className={styles["chosen"]}>
        <span className={styles["label"]}>{colourSelectorTexts.chosen}</span>{" "}
        <span>{chosenName ?? colourSelectorTexts.none}</span> {chosenPrice}
      </p>
      <Disclosure
        showLabel={openLabel}
        hideLabel={closeLabel}
        {...(open !== undefined && { open })}
        {...(onOpenChange && { onOpenChange })}
      >
        {filled.length === 0 && <EmptyState title={colourSelectorTexts.unavailable} />}
        {filled.map((group) => (
          <div key={group.id} className={styles["group"]}>
            <p className={styles["heading"]}>
              <strong>{group.title}</strong> {group.note && <span className={styles["label"]}>{group.note}</span>}
            </p>
            <SwatchGrid
              label={group.title}
              name={name}
              options={group.options}
              value={value}
              onSelect={onSelect}
              onDeselect={onDeselect}
            />
          </div>
        ))}
      </Disclosure>
    </div>
  );
}
