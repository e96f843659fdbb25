import { useMemo } from "react";
import { HtmlContent } from "@showroom/ui/layout/html-content/html-content";
import { ProductList } from "@showroom/ui/showroom/product-list/product-list";
import { ProductRow } from "@showroom/ui/showroom/product-list/product-row";
import { partWords, showroomTitles } from "@showroom/domain/words/slot-words";
import { standardProducts } from "@showroom/domain/summary/standard-set-up";
import { useImages } from "@showroom/web-app/pictures/use-images";
import { useRoomActions } from "../../shared/step-view/use-room.ts";
import { useShowroom } from "../../shared/step-view/use-showroom.ts";
import { startTexts as texts } from "./start-texts.ts";
import styles from "./configurator.module.css";

/** The products of the standard room, which the buyer gets without choosing anything. */
export function StartTab() {
  const { page, project } = useShowroom();
  const { context } = useRoomActions();
  const images = useImages();
  const standard = useMemo(() => standardProducts(context.catalogue, project), [context.catalogue, project]);
  return (
    <section className={styles["tab"]}>
      <h2>{page.startTitle || texts.title(page.subtitle)}</h2>
      {page.startContent || page.pageText ? (
        <HtmlContent html={page.startContent || page.pageText} />
      ) : (
        <p>{texts.text}</p>
      )}
      <ProductList label={texts.list} emptyText={texts.empty}>
        {standard.map(({ slot, variant: { id, product } }) => {
          const picture = product.images[0];
          return (
            <ProductRow
              key={`${slot.kind}-${id}`}
              name={product.name}
              label={partWords(slot, showroomTitles(context.catalogue))}
              imageUrl={picture && images.url(picture.public_id, { crop: "fit", width: 300 })}
              colour={product.groutColor ?? product.color ?? undefined}
              fit={slot.kind === "sanitary" ? "contain" : "cover"}
              description={[product.group, product.colorName, product.size ?? product.dimension]
                .filter(Boolean)
                .join(" · ")}
            />
          );
        })}
      </ProductList>
    </section>
  );
}
