import type { ClosingChange } from "@showroom/api-contract/endpoints/closings";
import { formatMoment } from "@showroom/domain/format/moment";
import { EmptyState } from "@showroom/ui/feedback/empty-state/empty-state";
import { Heading } from "@showroom/ui/layout/heading/heading";
import { RuledItem, RuledList } from "@showroom/ui/layout/ruled-list/ruled-list";
import { Text } from "@showroom/ui/layout/text/text";
import styles from "../../shared/sheet/sheet.module.css";
import { dutchDay, nameOfPhase } from "./phase-dates.ts";
import { closingsTexts as texts } from "./texts.ts";

function lineOf({ phase, buildNumber, part, before, after }: ClosingChange): string {
  const what =
    buildNumber === null
      ? `${nameOfPhase({ phase: phase ?? "" })}, ${texts.parts[part]}`
      : texts.exceptionOf(buildNumber, texts.parts[part]);
  return texts.change(what, before && dutchDay(before), after && dutchDay(after));
}

/** The changes of dates and exceptions, newest first: who, when, and the date before. */
export function ClosingHistory({ changes }: { readonly changes: readonly ClosingChange[] }) {
  return (
    <section className={styles["section"]} aria-labelledby="geschiedenis">
      <Heading as="h2" size={28} id="geschiedenis">
        {texts.history}
      </Heading>
      {changes.length === 0 ? (
        <EmptyState title={texts.noHistory} />
      ) : (
        <RuledList as="ol" label={texts.history} density="dense" className={styles["wide"]}>
          {changes.map((change) => (
            <RuledItem key={change.id} aside={texts.by(formatMoment(change.at), change.by)}>
              <p>{lineOf(change)}</p>
              {change.reason !== null && (
                <Text tone="muted" size={14}>
                  {change.reason}
                </Text>
              )}
            </RuledItem>
          ))}
        </RuledList>
      )}
    </section>
  );
}
