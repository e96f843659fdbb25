import { lazy, memo, Suspense, useState } from "react";
import { HtmlContent } from "@showroom/ui/layout/html-content/html-content";
import { PriceTag } from "@showroom/ui/showroom/price-tag/price-tag";
import { ProductCard } from "@showroom/ui/showroom/product-card/product-card";
import { formatDifference, formatEuro } from "@showroom/domain/format/money";
import type { PageProduct, ProductGroup } from "@showroom/domain/model/product";
import { explainProduct } from "@showroom/domain/rules/explain";
import { isRequiredNow } from "@showroom/domain/selection/product-state";
import { chosenOfProduct, selectSanitary } from "@showroom/domain/selection/sanitary";
import { applySanitaryDecision, decideSanitaryClick } from "@showroom/domain/selection/sanitary-click";
import { variantCounts } from "@showroom/domain/selection/variant-picker";
import { mainVariant, variantsOf } from "@showroom/domain/selection/variants";
import { useImages } from "../../shared/api/image-url.ts";
import { useLine } from "../../shared/showroom/use-line.ts";
import type { Differences } from "../../shared/showroom/use-differences.ts";
import type { RoomView } from "../../shared/showroom/use-room.ts";
import { ruleWords } from "./rule-words.ts";
import { sanitaryTexts } from "./texts.ts";

const ZoomDialog = lazy(async () => ({ default: (await import("./zoom-dialog.tsx")).ZoomDialog }));

export interface SanitaryCardProps {
  readonly group: ProductGroup;
  readonly pageProduct: PageProduct;
  readonly view: RoomView;
  readonly differences: Differences;
  readonly disabledReason: string | undefined;
  /** Opens the colours and sizes. */
  readonly onPick: (product: PageProduct) => void;
}

/** One product: picture, what it changes in the price, its colours and sizes. */
export const SanitaryCard = memo(function SanitaryCard({ group, pageProduct, view, differences, disabledReason, onPick }: SanitaryCardProps) {
  const images = useImages();
  const [zoomed, setZoomed] = useState(false);
  const { context, room, outcome, locked, change } = view;
  const chosen = chosenOfProduct(room, group.id, pageProduct.id);
  const variant = variantsOf(pageProduct).find((candidate) => candidate.id === chosen?.variantProjectProductId) ?? mainVariant(pageProduct);
  const { product } = variant;
  const counts = variantCounts(pageProduct);
  const severalVariants = pageProduct.variants.length > 1;
  const difference = chosen === null && !locked ? differences((own, present) => selectSanitary(own, present, group.id, { pageProductId: pageProduct.id, variantProjectProductId: variant.id })) : null;
  const line = useLine(product.product_number, chosen !== null);
  const required = isRequiredNow(outcome, room, group, pageProduct.id);
  const explanation = required ? explainProduct(outcome, pageProduct, group).find((reason) => reason.kind === "required") : undefined;

  const click = (on: "card" | "open"): void => {
    const decision = decideSanitaryClick(context, room, outcome, { group, pageProduct, on, disabled: disabledReason !== undefined });
    if (decision === "open-variant-modal") onPick(pageProduct);
    else if (decision !== "ignored") change((own, present) => applySanitaryDecision(own, present, { group, pageProduct }, decision));
  };

  const picture = product.images[0];
  const amount = chosen === null ? difference : line ? formatDifference(line.totalPrice) : null;
  return (
    <>
      <ProductCard
        kind={chosen === null && severalVariants ? "opener" : group.singleChoice ? "radio" : "checkbox"}
        value={String(pageProduct.id)}
        title={product.name}
        imageUrl={picture && images.url(picture.public_id, { crop: "fit", width: 300 })}
        colour={product.color ?? undefined}
        onZoom={picture && (() => setZoomed(true))}
        selected={chosen !== null}
        disabledReason={disabledReason}
        requiredReason={explanation && ruleWords(context.catalogue, explanation)}
        colourCount={counts.colours}
        dimensionCount={counts.sizes}
        price={amount !== null && <PriceTag amount={amount === "Inbegrepen" ? undefined : amount} from={chosen === null && severalVariants} size="small" />}
        breakdown={
          line
            ? {
                rows: [
                  { label: sanitaryTexts.breakdown.product, amount: formatEuro(line.grossPrice) },
                  { label: sanitaryTexts.breakdown.returned, amount: formatEuro(line.returnPrice) },
                  { label: sanitaryTexts.breakdown.labour, amount: formatEuro(line.labourPrice) },
                ],
                total: { label: sanitaryTexts.breakdown.total, amount: formatEuro(line.totalPrice) },
                indicative: line.indicative,
              }
            : undefined
        }
        description={product.description && <HtmlContent html={product.description} />}
        onSelect={() => click("card")}
        onDeselect={() => click("card")}
        onOpenVariants={severalVariants && chosen !== null && !locked ? () => click("open") : undefined}
      />
      {zoomed && (
        <Suspense>
          <ZoomDialog pageProduct={pageProduct} onClose={() => setZoomed(false)} />
        </Suspense>
      )}
    </>
  );
});
