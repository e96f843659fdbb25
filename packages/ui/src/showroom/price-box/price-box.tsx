import { lazy, Suspense } from "react";
import Info from "lucide-react/icons/info";
import { IconButton } from "../../controls/icon-button/icon-button.tsx";
import { usePopover } from "../../overlays/popover/use-popover.ts";
import { PriceTag, type PriceTagProps } from "../price-tag/price-tag.tsx";
import styles from "./price-box.module.css";
import { priceBoxTexts } from "./texts.ts";

/** Loaded on hover, focus or press of the button, because few users open it. */
const loadExplanation = () => import("./price-explanation.tsx");
const PriceExplanation = lazy(async () => ({ default: (await loadExplanation()).PriceExplanation }));

export interface PriceBoxProps extends Omit<PriceTagProps, "size"> {
  /** Label of the amount: 'Totaal meerprijs (incl. BTW)', 'Minimumprijs', 'Montage'. */
  label: string;
  /** A short remark under the amount. */
  note?: string | undefined;
  /** Explanation of the amount, opened by a small button, because touch devices have no hover. */
  tooltip?: string | undefined;
  /** `end` aligns it right, as under a column of amounts. */
  align?: "start" | "end" | undefined;
}

/** A single price with its label. For several prices, use the price breakdown. */
export function PriceBox({ label, note, tooltip, align = "start", ...price }: PriceBoxProps) {
  const explanation = usePopover();
  const box = (
    <p className={styles["box"]} data-align={align}>
      <span className={styles["label"]}>{label}</span> <PriceTag {...price} size="large" />
      {note && <span className={styles["label"]}>{` ${note}`}</span>}
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
