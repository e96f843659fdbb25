import ArrowDown from "lucide-react/icons/arrow-down";
import { Button } from "@showroom/ui/controls/button/button";
import { Link } from "@showroom/ui/controls/link/link";
import { HtmlContent } from "@showroom/ui/layout/html-content/html-content";
import { PriceBox } from "@showroom/ui/showroom/price-box/price-box";
import { ProductList } from "@showroom/ui/showroom/product-list/product-list";
import { PriceTag } from "@showroom/ui/showroom/price-tag/price-tag";
import { ProductRow } from "@showroom/ui/showroom/product-list/product-row";
import { EXACT_AMOUNTS } from "@showroom/domain/format/amounts-that-add-up";
import { formatTileSize } from "@showroom/domain/format/measures";
import { hasIndicativeLines, linesOf } from "@showroom/domain/model/cost";
import { countedName, lineWords } from "@showroom/domain/words/slot-words";
import { useImages } from "@showroom/web-app/pictures/use-images";
import { showroomPaths } from "../../pages/links.ts";
import { useRoomActions } from "../../shared/step-view/use-room.ts";
import { useCostInput, useCostView, useShowroom } from "../../shared/step-view/use-showroom.ts";
import { quantitiesIn } from "../../shared/summary/quantities-in.ts";
import { measuredWords } from "../../shared/summary/quantity-words.ts";
import { LazyAsk } from "../../shared/questions/lazy-ask.tsx";
import { resultTexts as texts } from "./result-texts.ts";
import styles from "./configurator.module.css";

/** The id of the heading of the room's versions, which follow the list. */
const VERSIONS = "versies";

/** The choices of the room with prices. Until they are submitted, each has a link to change it. */
export function ResultTab() {
  const { page, project, step } = useShowroom();
  const { locked } = useRoomActions();
  const cost = useCostView();
  const images = useImages();
  const input = useCostInput();
  const quantityOf = input === null ? () => null : quantitiesIn(input, page.id);
  const own = cost?.cost.pageCosts.find((candidate) => candidate.id === page.id);
  return (
    <section className={styles["tab"]}>
      <h2>{page.summaryTitle || texts.title(page.subtitle)}</h2>
      {page.summaryContent ? (
        <HtmlContent html={page.summaryContent} />
      ) : (
        <p>{`${texts.text[page.configuratorType ?? "bathroom"]} ${locked ? "" : texts.goOn}`}</p>
      )}
      {!locked && (
        <div className={styles["versions"]}>
          <Button
            variant="quiet"
            size="small"
            iconAfter={ArrowDown}
            onClick={() => document.getElementById(VERSIONS)?.focus()}
          >
            {texts.versions}
          </Button>
        </div>
      )}
      <ProductList label={texts.list} emptyText={texts.empty} loading={cost === null}>
        {own &&
          linesOf(own).map((line) => (
            <ProductRow
              key={line.id}
              name={countedName(line)}
              label={line.status === "dropped" ? texts.dropped(lineWords(line)) : lineWords(line)}
              imageUrl={line.thumbnail ? images.url(line.thumbnail.public_id, { crop: "fit", width: 300 }) : undefined}
              colour={line.colorHex ?? undefined}
              fit={line.part === "sanitary" ? "contain" : "cover"}
              description={[
                line.brand,
                line.colorName,
                line.size ?? formatTileSize(line.width, line.length),
                measuredWords(quantityOf(line)),
              ]
                .filter(Boolean)
                .join(" · ")}
              price={
                <PriceTag
                  size="small"
                  amount={line.totalPrice === 0 ? undefined : EXACT_AMOUNTS.difference(line.totalPrice)}
                  indicative={line.indicative && line.totalPrice !== 0}
                />
              }
              editHref={locked ? undefined : showroomPaths.choiceOf(project.slug, step.stepNumber, line.slot)}
            >
              <LazyAsk pageId={page.id} about={line} />
            </ProductRow>
          ))}
      </ProductList>
      {own && (
        <PriceBox
          label={texts.total}
          amount={EXACT_AMOUNTS.euro(own.totalPrice)}
          tooltip={texts.totalExplained}
          indicative={hasIndicativeLines([own])}
          align="end"
        />
      )}
      <Link href={`${showroomPaths.root(project.slug)}/wanden/${step.stepNumber}`}>{texts.walls}</Link>
    </section>
  );
}
