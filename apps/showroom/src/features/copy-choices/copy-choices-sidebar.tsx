import { Alert } from "@showroom/ui/feedback/alert/alert";
import { EmptyState } from "@showroom/ui/feedback/empty-state/empty-state";
import { Spinner } from "@showroom/ui/feedback/spinner/spinner";
import { HtmlContent } from "@showroom/ui/layout/html-content/html-content";
import { CopyChoicesCard } from "@showroom/ui/showroom/copy-choices-card/copy-choices-card";
import { TileGrid } from "@showroom/ui/showroom/tile-grid/tile-grid";
import { EXACT_AMOUNTS } from "@showroom/domain/format/amounts-that-add-up";
import { hasIndicativeLines } from "@showroom/domain/model/cost";
import { useCopyAnswer } from "../../shared/choices/copy-answer.ts";
import { useCopyOffer } from "../../shared/choices/copy-offer.ts";
import { useShowroom } from "../../shared/step-view/use-showroom.ts";
import { RetryAlert } from "../../shared/errors/retry-alert.tsx";
import { copyTexts as texts } from "./texts.ts";
import { useCopyPictures } from "./use-copy-pictures.ts";
import styles from "./copy-choices.module.css";

/** Asks whether to copy an earlier room's choices. */
export function CopyChoicesSidebar() {
  const { page, houseType, project } = useShowroom();
  const offer = useCopyOffer();
  const { answer, copying, pick } = useCopyAnswer(page.id);
  const pictures = useCopyPictures();
  const { data } = offer;
  const parts = [...(project.hasTiles ? [texts.tiles] : []), ...(project.hasSanitary ? [texts.sanitary] : [])];
  const [next = ""] = parts;
  if (offer.failed)
    return (
      <RetryAlert announce="assertive" onRetry={offer.retry}>
        {texts.failed}
      </RetryAlert>
    );
  if (data === undefined) return <Spinner />;
  if (data === null || data.fromPage === null) return <EmptyState title={texts.none} />;
  const from = houseType.pages.find((candidate) => candidate.id === data.fromPage);
  const cost = data.calculatedPageCost;

  return (
    <section className={styles["tab"]} aria-busy={copying}>
      <h2>{page.copyChoicesTitle || texts.title(from?.subtitle ?? "")}</h2>
      {page.copyChoicesContent ? <HtmlContent html={page.copyChoicesContent} /> : <p>{texts.intro(parts)}</p>}
      {/* One of the two is always there, so that the pressed card does not move */}
      {answer === null ? (
        <Alert variant="info">{texts.chooseFirst(next)}</Alert>
      ) : (
        <Alert variant="success">{texts.chosen(next)}</Alert>
      )}
      <TileGrid label={texts.legend} name="copy-choices" columns="pair">
        <CopyChoicesCard
          choice="fresh"
          selected={answer === false}
          onSelect={() => pick(false)}
          imageUrl={pictures.canBeDrawn ? (pictures.standard.url ?? undefined) : null}
          alt={texts.altStandard(page.title)}
        >
          {texts.freshNote}
        </CopyChoicesCard>
        <CopyChoicesCard
          choice="copied"
          selected={answer === true}
          onSelect={() => pick(true)}
          imageUrl={pictures.canBeDrawn ? (pictures.copied.url ?? undefined) : null}
          alt={texts.altCopied(page.title)}
          prices={cost?.aggregatedCostGroups.map((group) => ({
            label: group.name,
            amount: group.totalPrice === 0 ? undefined : EXACT_AMOUNTS.euro(group.totalPrice),
          }))}
          total={cost ? EXACT_AMOUNTS.euro(cost.totalPrice) : undefined}
          indicative={cost !== null && hasIndicativeLines([cost])}
        />
      </TileGrid>
      <Alert variant="warning">{texts.warning}</Alert>
      {copying && <Spinner />}
    </section>
  );
}
