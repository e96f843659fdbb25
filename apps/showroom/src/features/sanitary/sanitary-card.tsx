import { memo, startTransition, Suspense, useState } from "react";
import { HtmlContent } from "@showroom/ui/layout/html-content/html-content";
import { ProductCard } from "@showroom/ui/showroom/product-card/product-card";
import type { PageProduct, ProductGroup } from "@showroom/domain/model/product";
import { variantCounts } from "@showroom/domain/configurator/variant-keys";
import { mainVariant, variantsOf } from "@showroom/domain/selection/variants";
import { useImages } from "@showroom/web-app/pictures/use-images";
import { PriceTag } from "@showroom/ui/showroom/price-tag/price-tag";
import { formatEuro } from "@showroom/domain/format/money";
import type { Cents } from "@showroom/domain/money/cents";
import { productPrice } from "@showroom/domain/pricing/unit-price";
import { lazyPart } from "../../timeline/lazy-part.tsx";
import { LazyHeart } from "../../shared/favourites/lazy-heart.tsx";
import { CardPriceOf } from "../../shared/prices/card-price-tag.tsx";
import { useLeastPrice } from "../../shared/prices/use-card-prices.ts";
import type { Alternative } from "../../shared/prices/use-card-prices.ts";
import { wareAlternative } from "../../shared/prices/ware-alternative.ts";

const { Lazy: BuildUp } = lazyPart(async () => (await import("../../shared/prices/build-up-view.tsx")).BuildUp);
const { Lazy: ZoomDialog } = lazyPart(async () => (await import("./zoom-dialog.tsx")).ZoomDialog);

export interface SanitaryCardProps {
  readonly group: ProductGroup;
  readonly pageProduct: PageProduct;
  /** The chosen variant; null while this product is not chosen. */
  readonly chosenVariant: number | null;
  readonly locked: boolean;
  readonly disabledReason: string | undefined;
  readonly requiredReason: string | undefined;
  /** Called by a click on the card or its button for variants. It must be the same function at every render. */
  readonly onClick: (product: PageProduct, on: "card" | "open") => void;
}

interface OwnPriceProps {
  readonly amount: Cents;
  readonly from: boolean;
  /** The alternatives of the card's own amount. A card shows 'v.a.' only once. */
  readonly beside: readonly Alternative[];
}

/** The product's own price, as information below what it costs extra. */
function OwnPrice({ amount, from, beside }: OwnPriceProps) {
  const least = useLeastPrice(beside);
  return <PriceTag size="aside" amount={formatEuro(amount)} from={from && least?.from !== true} />;
}

/** The card of a product: picture, extra cost, colours and sizes. */
export const SanitaryCard = memo(function SanitaryCard({
  group,
  pageProduct,
  chosenVariant,
  locked,
  disabledReason,
  requiredReason,
  onClick,
}: SanitaryCardProps) {
  const images = useImages();
  const [zoomed, setZoomed] = useState(false);
  const variant = variantsOf(pageProduct).find(({ id }) => id === chosenVariant) ?? mainVariant(pageProduct);
  const { product } = variant;
  const counts = variantCounts(pageProduct);
  const severalVariants = pageProduct.variants.length > 1;
  const selected = chosenVariant !== null;
  const picture = product.images[0];
  const price = productPrice(pageProduct, chosenVariant);
  // The chosen card shows the chosen variant, another card the cheapest.
  const alternatives = (selected ? [variant] : variantsOf(pageProduct)).map(({ id }) =>
    wareAlternative(group.id, { pageProductId: pageProduct.id, variantProjectProductId: id }),
  );
  return (
    <>
      <ProductCard
        kind={!selected && severalVariants ? "opener" : group.singleChoice ? "radio" : "checkbox"}
        value={String(pageProduct.id)}
        title={product.name}
        imageUrl={picture && images.url(picture.public_id, { crop: "fit", width: 300 })}
        colour={product.color ?? undefined}
        corner={<LazyHeart id={pageProduct.id} name={product.name} />}
        onZoom={picture && (() => startTransition(() => setZoomed(true)))}
        selected={selected}
        disabledReason={disabledReason}
        requiredReason={requiredReason}
        colourCount={counts.colours}
        dimensionCount={counts.sizes}
        price={
          <>
            <span>
              <CardPriceOf alternatives={alternatives} />{" "}
            </span>
            <OwnPrice {...price} beside={alternatives} />
          </>
        }
        breakdown={
          <Suspense>
            <BuildUp alternatives={alternatives} chosen={selected} kind="product" />
          </Suspense>
        }
        description={product.description && <HtmlContent html={product.description} />}
        onSelect={() => onClick(pageProduct, "card")}
        onDeselect={() => onClick(pageProduct, "card")}
        onOpenVariants={severalVariants && selected && !locked ? () => onClick(pageProduct, "open") : undefined}
      />
      {zoomed && <ZoomDialog pageProduct={pageProduct} onClose={() => setZoomed(false)} />}
    </>
  );
});
