import { Dialog } from "@showroom/ui/overlays/dialog/dialog";
import { ImageCarousel } from "@showroom/ui/showroom/image-carousel/image-carousel";
import type { PageProduct } from "@showroom/domain/model/product";
import { mainChoice, variantsOf } from "@showroom/domain/selection/variants";
import { useImages } from "@showroom/web-app/pictures/use-images";
import { AskButton } from "../../shared/questions/ask-button.tsx";
import { askProduct } from "../../shared/questions/asked.ts";
import { useShowroom } from "../../shared/step-view/use-showroom.ts";
import { dialogTexts } from "./dialog-texts.ts";

/** Enlarged pictures of a product and its variants. */
export function ZoomDialog({ pageProduct, onClose }: { pageProduct: PageProduct; onClose: () => void }) {
  const images = useImages();
  const { page } = useShowroom();
  const pictures = new Map(
    [pageProduct.product, ...variantsOf(pageProduct).map((variant) => variant.product)].flatMap((product) =>
      product.images.map(
        (image) => [image.public_id, [product.name, product.colorName].filter(Boolean).join(", ")] as const,
      ),
    ),
  );
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title={pageProduct.product.name}
      size="gallery"
      hideLogo
      flush
      footer={<AskButton asked={askProduct(page.id, mainChoice(pageProduct), pageProduct.product.name)} />}
    >
      <ImageCarousel
        label={dialogTexts.zoom(pageProduct.product.name)}
        images={[...pictures].map(([publicId, alt]) => ({
          src: images.url(publicId, { crop: "fit", width: 1200 }),
          alt,
        }))}
      />
    </Dialog>
  );
}
