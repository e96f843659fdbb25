import { memo, startTransition, useState } from "react";
import { HtmlContent } from "@showroom/ui/layout/html-content/html-content";
import { ProductCard } from "@showroom/ui/showroom/product-card/product-card";
import type { LineItem } from "@showroom/domain/model/cost";
import type { PageProduct, ProductGroup } from "@showroom/domain/model/product";
import { selectSanitary } from "@showroom/domain/selection/sanitary";
import { variantCounts } from "@showroom/domain/configurator/variant-picker";
import { mainVariant, variantsOf } from "@showroom/domain/selection/variants";
import { useImages } from "@showroom/web-app/pictures/use-images";
import { PriceTag } from "@showroom/ui/showroom/price-tag/price-tag";
import { formatEuro } from "@showroom/domain/format/money";
import type { Cents } from "@showroom/domain/money/cents";
import { productPrice } from "@showroom/domain/pricing/unit-price";
import { lazyPart } from "../../timeline/lazy-part.tsx";
import { LeastDifferenceOf, useLeastDifference } from "../../shared/prices/difference-of.tsx";
import type { Alternative } from "../../shared/prices/difference-of.tsx";
import { DifferenceTag } from "../../shared/prices/difference-tag.tsx";
import { useShowroom } from "../../shared/step-view/use-showroom.ts";
import { chosenBuildUp, offeredBuildUp } from "./price-build-up.ts";

const { Lazy: ZoomDialog } = lazyPart(async () => (await import("./zoom-dialog.tsx")).ZoomDialog);

export interface SanitaryCardProps {
  readonly group: ProductGroup;
  readonly pageProduct: PageProduct;
  /** The chosen variant; null while this product is not chosen. */
  readonly chosenVariant: number | null;
  /** The price line of the product; undefined unless it is chosen and its price is loaded. */
  readonly line: LineItem | null;
  readonly locked: boolean;
  readonly disabledReason: string | undefined;
  readonly requiredReason: string | undefined;
  /** Called by a click on the card or its button for variants. It must be the same function at every render. */
  readonly onClick: (product: PageProduct, on: "card" | "open") => void;
}

interface OwnPriceProps {
  readonly amount: Cents;
  readonly from: boolean;
  /** The alternatives of the card's price difference. A card shows 'v.a.' only once. */
  readonly beside: readonly Alternative[];
}

/** The product's own price. It is shown after the difference of the total. */
function OwnPrice({ amount, from, beside }: OwnPriceProps) {
  const difference = useLeastDifference(beside);
  return <PriceTag size="aside" amount={formatEuro(amount)} from={from && difference?.from !== true} />;
}

/** The card of a product: picture, price difference, colours and sizes. */
export const SanitaryCard = memo(function SanitaryCard({
  group,
  pageProduct,
  chosenVariant,
  line,
  locked,
  disabledReason,
  requiredReason,
  onClick,
}: SanitaryCardProps) {
  const images = useImages();
  const { project, houseType, page } = useShowroom();
  const [zoomed, setZoomed] = useState(false);
  const variant = variantsOf(pageProduct).find(({ id }) => id === chosenVariant) ?? mainVariant(pageProduct);
  const { product } = variant;
  const counts = variantCounts(pageProduct);
  const severalVariants = pageProduct.variants.length > 1;
  const selected = chosenVariant !== null;
  const picture = product.images[0];
  const price = productPrice(pageProduct, chosenVariant);
  const alternatives = variantsOf(pageProduct).map(({ id }): Alternative => ({
    name: `sanitary/${group.id}/${id}`,
    action: (own, present) =>
      selectSanitary(own, present, group.id, { pageProductId: pageProduct.id, variantProjectProductId: id }),
  }));
  const offered =
    selected || locked ? undefined : () => offeredBuildUp({ project, houseType, page, group, pageProduct });
  return (
    <>
      <ProductCard
        kind={!selected && severalVariants ? "opener" : group.singleChoice ? "radio" : "checkbox"}
        value={String(pageProduct.id)}
        title={product.name}
        imageUrl={picture && images.url(picture.public_id, { crop: "fit", width: 300 })}
        colour={product.color ?? undefined}
        onZoom={picture && (() => startTransition(() => setZoomed(true)))}
        selected={selected}
        disabledReason={disabledReason}
        requiredReason={requiredReason}
        colourCount={counts.colours}
        dimensionCount={counts.sizes}
        price={
          <>
            {selected
              ? line && (
                  <span>
                    <DifferenceTag amount={line.totalPrice} indicative={line.indicative} />{" "}
                  </span>
                )
              : !locked && (
                  <span>
                    <LeastDifferenceOf alternatives={alternatives} />{" "}
                  </span>
                )}
            <OwnPrice {...price} beside={selected || locked ? [] : alternatives} />
          </>
        }
        breakdown={selected ? (line ? () => chosenBuildUp(line) : undefined) : offered}
        description={product.description && <HtmlContent html={product.description} />}
        onSelect={() => onClick(pageProduct, "card")}
        onDeselect={() => onClick(pageProduct, "card")}
        onOpenVariants={severalVariants && selected && !locked ? () => onClick(pageProduct, "open") : undefined}
      />
      {zoomed && <ZoomDialog pageProduct={pageProduct} onClose={() => setZoomed(false)} />}
    </>
  );
});
