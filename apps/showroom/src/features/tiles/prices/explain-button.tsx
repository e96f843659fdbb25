import { startTransition, useState } from "react";
import { Button } from "@showroom/ui/controls/button/button";
import { lazyPart } from "../../../timeline/lazy-part.tsx";
import type { ExplainedPrice } from "../../../shared/prices/price-dialog.tsx";
import { priceTexts } from "../../../shared/prices/texts.ts";
import { useLeastPrice } from "../../../shared/prices/use-card-prices.ts";
import { tilesTexts } from "../texts.ts";
import styles from "../tiles.module.css";

const { Lazy: PriceDialog } = lazyPart(
  async () => (await import("../../../shared/prices/price-dialog.tsx")).PriceDialog,
);

/** Opens how an amount is built up, for a choice whose card has no room for it. Nothing where it costs nothing extra. */
export function ExplainButton(price: ExplainedPrice) {
  const [isOpen, setIsOpen] = useState(false);
  const least = useLeastPrice(price.alternatives);
  if (!least || least.extra === 0) return null;
  return (
    <div>
      <Button
        variant="quiet"
        size="small"
        className={styles["explain"]}
        aria-label={priceTexts.buildUp.title(price.title)}
        onClick={() => startTransition(() => setIsOpen(true))}
      >
        {tilesTexts.explain}
      </Button>
      {isOpen && <PriceDialog {...price} onClose={() => setIsOpen(false)} />}
    </div>
  );
}
