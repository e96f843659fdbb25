import { useState, type ReactNode } from "react";
import { Button } from "../../controls/button/button.tsx";
import { ChoiceCard } from "../choice-card/choice-card.tsx";
import type { ChoiceProps } from "../choice-card/choice-props.ts";
import { ProductImage } from "./product-image.tsx";
import styles from "./product-card.module.css";
import { productCardTexts } from "./texts.ts";

export interface ProductCardProps extends ChoiceProps {
  /** The product's name. */
  title: string;
  /** Product picture, shown whole. */
  imageUrl?: string | undefined;
  /** CSS colour of the placeholder when there is no picture. */
  colour?: string | undefined;
  /** Opens the large pictures. Leave out for no zoom button. */
  onZoom?: (() => void) | undefined;
  /** Price or difference, as a price tag; with `from` while it has several variants and is not chosen. */
  price?: ReactNode | undefined;
  /** Number of colours; shown from two. */
  colourCount?: number | undefined;
  /** Number of dimensions; shown from two. */
  dimensionCount?: number | undefined;
  /** The view 'Prijsopbouw', a dense `<PriceBreakdown>` of the card's amount. It is rendered only while that view is open. */
  breakdown?: ReactNode | undefined;
  /** Text of 'Omschrijving'. Pass sanitised content. */
  description?: ReactNode | undefined;
  /** Why a rule requires this product, in one sentence. It then cannot be removed. */
  requiredReason?: string | undefined;
  /** Opens the variants of the chosen product. Leave out when there are none. */
  onOpenVariants?: (() => void) | undefined;
}

type View = "breakdown" | "description";

/**
 * A sanitary product to choose. The price breakdown and the description replace the facts, so that cards keep their
 * size.
 */
export function ProductCard({
  title,
  imageUrl,
  colour,
  onZoom,
  price,
  colourCount = 1,
  dimensionCount = 1,
  breakdown,
  description,
  requiredReason,
  onOpenVariants,
  ...choice
}: ProductCardProps) {
  const [view, setView] = useState<View>();
  const views: readonly [View, string][] = [
    ...(breakdown ? [["breakdown", productCardTexts.breakdown] as [View, string]] : []),
    ...(description ? [["description", productCardTexts.description] as [View, string]] : []),
  ];
  const counts = [
    colourCount > 1 ? productCardTexts.colours(colourCount) : undefined,
    dimensionCount > 1 ? productCardTexts.dimensions(dimensionCount) : undefined,
  ].filter((count) => count !== undefined);
  return (
    <ChoiceCard
      {...choice}
      frame="sheet"
      sharesRows
      title={title}
      media={<ProductImage {...{ title, imageUrl, colour, onZoom }} />}
      actions={
        (views.length > 0 || (choice.selected && onOpenVariants)) && (
          <div className={styles["actions"]}>
            {choice.selected && onOpenVariants && (
              <Button size="small" onClick={onOpenVariants} aria-haspopup="dialog" fullWidth>
                {productCardTexts.open}
              </Button>
            )}
            <span className={styles["views"]} role="group" aria-label={productCardTexts.views(title)}>
              {views.map(([id, label]) => (
                <button
                  key={id}
                  type="button"
                  className={styles["view"]}
                  aria-pressed={view === id}
                  onClick={() => setView(view === id ? undefined : id)}
                >
                  {label}
                </button>
              ))}
            </span>
          </div>
        )
      }
    >
      {view === undefined && (
        <>
          {counts.length > 0 && <span>{counts.join(", ")}</span>}
          {requiredReason && (
            <span className={styles["required"]}>
              <strong>{productCardTexts.required}.</strong> <span>{requiredReason}</span>
            </span>
          )}
          {price && <span className={styles["price"]}>{price}</span>}
        </>
      )}
      {view === "breakdown" && <div>{breakdown}</div>}
      {view === "description" && <div className={styles["description"]}>{description}</div>}
    </ChoiceCard>
  );
}
