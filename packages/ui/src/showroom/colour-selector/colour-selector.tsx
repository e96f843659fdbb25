import { useId, type ReactNode } from "react";
import { Disclosure } from "../../controls/disclosure/disclosure.tsx";
import { EmptyState } from "../../feedback/empty-state/empty-state.tsx";
import { SwatchGrid } from "../swatch-grid/swatch-grid.tsx";
import type { SwatchOption } from "../swatch/swatch.tsx";
import { colourSelectorTexts } from "./texts.ts";
import styles from "./colour-selector.module.css";

/** The colours of one assortment, with a title. */
export interface ColourGroup {
  id: string;
  /** 'Standaard', 'The Wall', 'Luxe', 'Voegkleur', 'Afwerkprofiel'. */
  title: string;
  /** One sentence under the title, such as 'Onze standaard selectie.' */
  note?: string | undefined;
  options: readonly SwatchOption[];
}

export interface ColourSelectorProps {
  /** The assortments in order. An empty one is not shown. */
  groups: readonly ColourGroup[];
  /** Value of the chosen colour, if any. */
  value?: string | undefined;
  /** Name of the chosen colour, always shown next to the toggle; '-' when nothing is chosen. */
  chosenName?: string | undefined;
  /** Its price, as a small price tag. */
  chosenPrice?: ReactNode | undefined;
  /** Called when the user chooses a colour. */
  onSelect: (value: string) => void;
  /** Called when the chosen colour is clicked again. Leave out to ignore that. */
  onDeselect?: ((value: string) => void) | undefined;
  /** Label of the toggle while closed, such as 'Toon voegkleur'. */
  openLabel?: string | undefined;
  /** Label of the toggle while open, such as 'Sluit voegkleur'. */
  closeLabel?: string | undefined;
  /** Controlled state of the toggle; leave out for an uncontrolled component. */
  open?: boolean | undefined;
  onOpenChange?: ((open: boolean) => void) | undefined;
}

/** A toggle with the chosen colour next to it. It opens large samples of the colours, grouped by assortment. */
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
        <span>{chosenName ?? colourSelectorTexts.none}</span> <span>{chosenPrice}</span>
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
