import { useInfiniteQuery } from "@tanstack/react-query";
import { formatDifference, formatEuro } from "@showroom/domain/format/money";
import { Button } from "@showroom/ui/controls/button/button";
import { Alert } from "@showroom/ui/feedback/alert/alert";
import { EmptyState } from "@showroom/ui/feedback/empty-state/empty-state";
import { Skeleton } from "@showroom/ui/feedback/skeleton/skeleton";
import { VisuallyHidden } from "@showroom/ui/layout/visually-hidden/visually-hidden";
import { formatMoment } from "../../../shared/moment.ts";
import { historyQuery } from "../../../shared/staff/buyers.ts";
import { useConfiguration } from "../use-buyer.ts";
import { historyLines } from "./history-lines.ts";
import type { HistoryLine } from "./history-lines.ts";
import styles from "./history.module.css";
import { historyTexts as texts } from "./texts.ts";

function Changes({ changes }: { changes: HistoryLine["entry"]["changes"] }) {
  if (changes.length === 0) return null;
  return (
    <ul className={styles["changes"]}>
      {changes.map((change, index) => (
        <li key={`${index}/${change.pageId}`}>
          <span className={styles["quiet"]}>
            {change.pageTitle}, {change.label}:
          </span>{" "}
          {change.before ?? texts.nothing} <span aria-hidden="true">→</span>
          <VisuallyHidden>{texts.becomes}</VisuallyHidden> <strong>{change.after ?? texts.nothing}</strong>
        </li>
      ))}
    </ul>
  );
}

function Entry({ line: { entry, difference } }: { line: HistoryLine }) {
  const { actor } = entry;
  return (
    <li className={styles["entry"]}>
      <p className={styles["when"]}>
        <time dateTime={entry.at}>{formatMoment(entry.at)}</time>
        <span className={styles["quiet"]}>
          {actor.name}
          {actor.role !== null && `, ${texts.roles[actor.role]}`}
        </span>
      </p>
      <div className={styles["what"]}>
        <h3 className={styles["event"]}>{texts.events[entry.event]}</h3>
        <Changes changes={entry.changes} />
      </div>
      <p className={styles["price"]}>
        <span>{difference === null ? "" : difference === 0 ? texts.unchanged : formatDifference(difference)}</span>
        <span className={styles["quiet"]}>{texts.total(formatEuro(entry.totalPrice))}</span>
      </p>
    </li>
  );
}

/** Who did what, when, and what it did to the price. */
export function HistoryPage() {
  const { project, buyer } = useConfiguration();
  const history = useInfiniteQuery(historyQuery(project.id, buyer.userId));
  if (history.isPending) return <Skeleton lines={8} />;
  const lines = historyLines(history.data?.pages.flatMap(({ items }) => items) ?? [], !history.hasNextPage);
  return (
    <section className={styles["history"]} aria-labelledby="wijzigingen">
      <h2 id="wijzigingen" className={styles["title"]}>
        {texts.title}
      </h2>
      {history.isError && <Alert variant="danger">{texts.failed}</Alert>}
      {lines.length === 0 && !history.isError && <EmptyState title={texts.none} />}
      <ol>
        {lines.map((line) => (
          <Entry key={line.entry.id} line={line} />
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
