import { useInfiniteQuery } from "@tanstack/react-query";
import type { AmountFormat } from "@showroom/domain/format/amounts-that-add-up";
import { Button } from "@showroom/ui/controls/button/button";
import { Alert } from "@showroom/ui/feedback/alert/alert";
import { EmptyState } from "@showroom/ui/feedback/empty-state/empty-state";
import { Skeleton } from "@showroom/ui/feedback/skeleton/skeleton";
import { Heading } from "@showroom/ui/layout/heading/heading";
import { HistoryEntry } from "@showroom/ui/staff/history-entry/history-entry";
import { keepMeasures } from "../../../shared/words/keep-together.ts";
import { formatMoment } from "@showroom/domain/format/moment";
import { historyQuery } from "../../../shared/buyers/buyers.ts";
import { useConfiguration } from "../use-buyer.ts";
import { amountsOfHistory, historyLines } from "./history-lines.ts";
import type { HistoryLine } from "./history-lines.ts";
import styles from "./history.module.css";
import { historyTexts as texts } from "./texts.ts";

function Entry({ line: { entry, difference }, amounts }: { line: HistoryLine; amounts: AmountFormat }) {
  const { actor } = entry;
  return (
    <HistoryEntry
      at={entry.at}
      moment={formatMoment(entry.at)}
      actor={actor.role === null ? actor.name : `${actor.name}, ${texts.roles[actor.role]}`}
      event={texts.events[entry.event]}
      note={entry.note ?? undefined}
      changes={entry.changes.map(({ pageId, pageTitle, label, before, after }, index) => ({
        key: `${index}/${pageId}`,
        label: `${pageTitle}, ${label}`,
        before: before && keepMeasures(before),
        after: after && keepMeasures(after),
      }))}
      difference={difference === null ? undefined : difference === 0 ? texts.unchanged : amounts.difference(difference)}
      total={texts.total(amounts.euro(entry.totalPrice))}
    />
  );
}

/** The history of a buyer's choices: who changed what, when, and the change of the total. */
export function HistoryPage() {
  const { project, buyer } = useConfiguration();
  const history = useInfiniteQuery(historyQuery(project.id, buyer.userId));
  if (history.isPending) return <Skeleton lines={8} />;
  const lines = historyLines(history.data?.pages.flatMap(({ items }) => items) ?? [], !history.hasNextPage);
  const amounts = amountsOfHistory(lines);
  return (
    <section className={styles["history"]} aria-labelledby="wijzigingen">
      <Heading as="h2" size={28} id="wijzigingen">
        {texts.title}
      </Heading>
      {history.isError && <Alert variant="danger">{texts.failed}</Alert>}
      {lines.length === 0 && !history.isError && <EmptyState title={texts.none} />}
      <ol>
        {lines.map((line) => (
          <Entry key={line.entry.id} line={line} amounts={amounts} />
        ))}
      </ol>
      {history.hasNextPage && (
        <Button loading={history.isFetchingNextPage} onClick={() => void history.fetchNextPage()}>
          {texts.more}
        </Button>
      )}
    </section>
  );
}
