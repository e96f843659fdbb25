import type { ReactNode } from "react";
import { PopoverPanel, type PopoverPanelProps } from "../../overlays/popover/popover-panel.tsx";
import styles from "./price-explanation.module.css";

export interface PriceExplanationProps extends Pick<PopoverPanelProps, "id" | "anchor" | "onClose" | "align"> {
  /** Label of the amount. */
  label: string;
  children: ReactNode;
}

/** Explanation of an amount, in a popover above its button. */
export function PriceExplanation({ label, children, ...panel }: PriceExplanationProps) {
  return (
    <PopoverPanel {...panel} side="top" aria-label={label} className={styles["explanation"]}>
      <p>{children}</p>
    </PopoverPanel>
  );
}
