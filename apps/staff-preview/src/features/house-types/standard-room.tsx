import { useMemo } from "react";
import type { Page } from "@showroom/domain/model/page";
import type { Project } from "@showroom/domain/model/project";
import { pageCatalogue } from "@showroom/domain/selection/page-catalogue";
import { standardProducts } from "@showroom/domain/summary/standard-set-up";
import { catalogueTitles, slotWords } from "@showroom/domain/words/slot-words";
import { ProductList } from "@showroom/ui/showroom/product-list/product-list";
import { ProductRow } from "@showroom/ui/showroom/product-list/product-row";
import { Heading } from "@showroom/ui/layout/heading/heading";
import { useImages } from "@showroom/web-app/pictures/use-images";
import styles from "./house-types.module.css";
import { houseTypesTexts as texts } from "./texts.ts";

/** The products of a standard room. */
export function StandardRoom({ page, project }: { page: Page; project: Project }) {
  const { url: imageUrl } = useImages();
  const products = useMemo(() => standardProducts(pageCatalogue(page), project), [page, project]);
  const titles = catalogueTitles(pageCatalogue(page));
  return (
    <section className={styles["room"]}>
      <Heading as="h3" size={22}>
        {page.title}
      </Heading>
      <ProductList label={page.title} emptyText={texts.noProducts}>
        {products.map(({ slot, variant }, index) => {
          const { name, group: brand, colorName, size, dimension, color, groutColor, images } = variant.product;
          const picture = images[0] ?? variant.pageProduct.product.images[0];
          return (
            <ProductRow
              key={`${index}/${variant.id}`}
              name={name}
              label={[slotWords(slot, titles), brand].filter(Boolean).join(" · ")}
              description={[colorName, size ?? dimension].filter(Boolean).join(", ")}
              fit={slot.kind === "sanitary" ? "contain" : "cover"}
              imageUrl={picture && imageUrl(picture.public_id, { crop: "fit", width: 300 })}
              colour={color ?? groutColor ?? undefined}
            />
          );
        })}
      </ProductList>
    </section>
  );
}
