import { HtmlContent } from "@showroom/ui/layout/html-content/html-content";
import { PriceBox } from "@showroom/ui/showroom/price-box/price-box";
import { ProductList } from "@showroom/ui/showroom/product-list/product-list";
import { ProductRow } from "@showroom/ui/showroom/product-list/product-row";
import { formatEuro } from "@showroom/domain/format/money";
import { formatTileSize } from "@showroom/domain/format/measures";
import type { LineItem, PageCost } from "@showroom/domain/model/cost";
import { useImages } from "../../shared/api/image-url.ts";
import { DifferenceTag } from "../../shared/prices/difference-tag.tsx";
import { showroomPaths } from "../../shared/paths/showroom-paths.ts";
import { useRoom } from "../../shared/step-view/use-room.ts";
import { useCostView, useShowroom } from "../../shared/step-view/use-showroom.ts";
import { configuratorTexts } from "./texts.ts";
import styles from "./configurator.module.css";

interface ShownLine {
  readonly line: LineItem;
  readonly label: string;
  readonly part: "tiles" | "products";
}

const TILE_FIELDS = ["wallTile", "wallGroutColor", "wallFinishingProfile", "floorTile", "floorGroutColor"] as const;

function linesOf(cost: PageCost): ShownLine[] {
  const tiles = TILE_FIELDS.flatMap((field): ShownLine[] => {
    const line = cost[field];
    return line === null ? [] : [{ line, label: configuratorTexts.labels[field], part: "tiles" }];
  });
  const options = cost.allTileOptions.map((line): ShownLine => ({ line, label: line.specifications, part: "tiles" }));
  const products = cost.products
    .filter((line) => !line.id.startsWith("dropped-"))
    .map((line): ShownLine => ({ line, label: line.productGroupTitle ?? "", part: "products" }));
  return [...tiles, ...options, ...products];
}

/** What was chosen in this room, with prices and, until it is handed in, a way to change each. */
export function ResultTab() {
  const { page, project, step } = useShowroom();
  const { locked } = useRoom();
  const cost = useCostView();
  const images = useImages();
  const { result } = configuratorTexts;
  const own = cost?.cost.pageCosts.find((candidate) => candidate.id === page.id);
  return (
    <section className={styles["tab"]}>
      <h2>{page.summaryTitle || result.title(page.subtitle)}</h2>
      {page.summaryContent ? (
        <HtmlContent html={page.summaryContent} />
      ) : (
        <p>
          {result.text[page.configuratorType ?? "bathroom"]} {!locked && result.goOn}
        </p>
      )}
      <ProductList label={result.list} emptyText={result.empty} loading={cost === null}>
        {own &&
          linesOf(own).map(({ line, label, part }) => (
            <ProductRow
              key={line.id}
              name={line.name}
              label={label}
              imageUrl={line.thumbnail ? images.url(line.thumbnail.public_id, { crop: "fit", width: 300 }) : undefined}
              colour={line.colorHex ?? undefined}
              fit={part === "products" ? "contain" : "cover"}
              description={[line.brand, line.colorName, line.size ?? formatTileSize(line.width, line.length)]
                .filter(Boolean)
                .join(" · ")}
              price={<DifferenceTag amount={line.totalPrice} inFull />}
              editHref={locked ? undefined : showroomPaths.part(project.slug, step.stepNumber, part)}
            />
          ))}
      </ProductList>
      {own && (
        <PriceBox
          label={result.total}
          amount={formatEuro(own.totalPrice)}
          tooltip={result.totalExplained}
          indicative={!project.hasHardPrices}
          align="end"
        />
      )}
    </section>
  );
}
