import { useState, type ReactNode } from "react";
import { Button } from "../../controls/button/button.tsx";
import { ChoiceCard } from "../choice-card/choice-card.tsx";
import type { ChoiceProps } from "../choice-card/choice-props.ts";
import { PriceBreakdown, type PriceBreakdownProps } from "../price-breakdown/price-breakdown.tsx";
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
  /** Opens the large pictures. Left out: no zoom button. */
  onZoom?: (() => void) | undefined;
  /** Price or difference, as a price tag: with `from` while not chosen and several variants exist. */
  price?: ReactNode | undefined;
  /** Number of colours to choose from; shown from two up. */
  colourCount?: number | undefined;
  /** Number of dimensions to choose from; shown from two up. */
  dimensionCount?: number | undefined;
  /** Gives the rows of 'Prijsopbouw', with the total: Productprijs, Retour, Montage. Called once they are asked for. */
  breakdown?: (() => Pick<PriceBreakdownProps, "rows" | "total" | "indicative">) | undefined;
  /** Text behind 'Omschrijving'. Pass sanitized content. */
  description?: ReactNode | undefined;
  /** A rule demands this product: why, in one sentence. It then cannot be dropped. */
  requiredReason?: string | undefined;
  /** Opens the variants of the chosen product. Left out: nothing to choose in it. */
  onOpenVariants?: (() => void) | undefined;
}

type View = "breakdown" | "description";

/** A sanitary product to choose. Its price build-up and its description take the place of the facts, so that cards stay of one size. */
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
              <strong>{productCardTexts.required}.</strong> {requiredReason}
            </span>
          )}
          {price && <span className={styles["price"]}>{price}</span>}
        </>
      )}
      {view === "breakdown" && breakdown && <PriceBreakdown {...breakdown()} density="dense" />}
      {view === "description" && <div className={styles["description"]}>{description}</div>}
    </ChoiceCard>
  );
}
