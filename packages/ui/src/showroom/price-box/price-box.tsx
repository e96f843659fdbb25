import { lazy, Suspense } from "react";
import Info from "lucide-react/icons/info";
import { IconButton } from "../../controls/icon-button/icon-button.tsx";
import { usePopover } from "../../overlays/popover/use-popover.ts";
import { PriceTag, type PriceTagProps } from "../price-tag/price-tag.tsx";
import styles from "./price-box.module.css";
import { priceBoxTexts } from "./texts.ts";

/** Few ask what an amount is made of: fetched when someone reaches for the button. */
const loadExplanation = () => import("./price-explanation.tsx");
const PriceExplanation = lazy(async () => ({ default: (await loadExplanation()).PriceExplanation }));

export interface PriceBoxProps extends Omit<PriceTagProps, "size"> {
  /** What the amount is of: 'Totaal meerprijs (incl. BTW)', 'Minimumprijs', 'Montage'. */
  label: string;
  /** A short remark under the amount. */
  note?: string | undefined;
  /** What the amount is made of, behind a small button: by hover alone it would not exist on touch. */
  tooltip?: string | undefined;
  /** `end` sets it against the right edge, as under a column of amounts. */
  align?: "start" | "end" | undefined;
}

/** A price with its label: for one figure that stands by itself. Use the price breakdown for several. */
export function PriceBox({ label, note, tooltip, align = "start", ...price }: PriceBoxProps) {
  const explanation = usePopover();
  const box = (
    <p className={styles["box"]} data-align={align}>
      <span className={styles["label"]}>{label}</span> <PriceTag {...price} size="large" />
      {note && <span className={styles["label"]}> {note}</span>}
    </p>
  );
  if (tooltip === undefined) return box;
  return (
    <div className={styles["explained"]} data-align={align}>
      {box}
      <IconButton
        {...explanation.button}
        icon={Info}
        label={priceBoxTexts.explain(label)}
        onPointerEnter={() => void loadExplanation()}
        onFocus={() => void loadExplanation()}
      />
      {explanation.open && (
        <Suspense>
          <PriceExplanation {...explanation.panel} label={label} align={align}>
            {tooltip}
          </PriceExplanation>
        </Suspense>
      )}
    </div>
  );
}
