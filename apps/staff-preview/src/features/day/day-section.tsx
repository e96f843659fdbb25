import { useState } from "react";
import { keepPreviousData, useQuery, useSuspenseQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import { DAY_PAGE, DAY_WHOSE, type DayItem } from "@showroom/api-contract/endpoints/day";
import { dayInWords, dayOf } from "@showroom/domain/format/day-in-words";
import { DAY_KINDS } from "@showroom/domain/staff/day-item";
import { Button } from "@showroom/ui/controls/button/button";
import { Checkbox } from "@showroom/ui/controls/checkbox/checkbox";
import { Select } from "@showroom/ui/controls/select/select";
import { Alert } from "@showroom/ui/feedback/alert/alert";
import { EmptyState } from "@showroom/ui/feedback/empty-state/empty-state";
import { Heading } from "@showroom/ui/layout/heading/heading";
import { RuledList } from "@showroom/ui/layout/ruled-list/ruled-list";
import { Text } from "@showroom/ui/layout/text/text";
import { staffProjectsQuery } from "../../shared/projects/projects.ts";
import { fullName, useUser } from "../../shared/session/user.ts";
import { AbsenceSection } from "./absence.tsx";
import { isNarrowed, readFilters, writeFilters, type DayFilters } from "./day-filters.ts";
import { dayQuery } from "./day-queries.ts";
import { DayRow } from "./day-row.tsx";
import styles from "./day.module.css";
import { MarkBar } from "./mark-bar.tsx";
import { RequestMailsButton } from "./request-mails.tsx";
import { dayTexts as texts } from "./texts.ts";
import { useMarks } from "./use-marks.ts";

const nameOf = ({ key, project }: DayItem): string => `${project.id} ${key}`;

/** What needs somebody today: one list over all projects, with filters that stay in the address. */
export function DaySection() {
  const user = useUser();
  const projects = useSuspenseQuery(staffProjectsQuery).data.filter(({ state }) => state !== "archived");
  const [parameters, setParameters] = useSearchParams();
  const filters = readFilters(parameters);
  const projectId = projects.find(({ slug }) => slug === filters.project)?.id ?? null;
  const [most, setMost] = useState(DAY_PAGE);
  const { data, dataUpdatedAt } = useQuery({
    ...dayQuery(filters, projectId, most),
    placeholderData: keepPreviousData,
  });
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const marks = useMarks();
  if (!data) return null;
  // Of the last answer, which comes every minute.
  const now = new Date(dataUpdatedAt);
  const { items, total, counts, colleagues } = data;
  const chosen = items.filter((item) => selected.has(nameOf(item)));
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const choose = (change: Partial<DayFilters>): void => {
    setSelected(new Set());
    setMost(DAY_PAGE);
    setParameters(writeFilters({ ...filters, ...change }), { replace: true, preventScrollReset: true });
  };
  const select = (item: DayItem, isSelected: boolean): void => {
    const next = new Set(selected);
    if (isSelected) next.add(nameOf(item));
    else next.delete(nameOf(item));
    setSelected(next);
  };
  return (
    <section className={styles["section"]} aria-labelledby="vandaag">
      <div className={styles["head"]}>
        <Heading as="h2" size={28} id="vandaag">
          {`${texts.title}, ${dayInWords(dayOf(now), now)}`}
        </Heading>
        <div className={styles["own"]} data-print="hide">
          <RequestMailsButton />
          <AbsenceSection colleagues={colleagues} now={now} />
        </div>
      </div>
      <search className={styles["filters"]} aria-label={texts.filters} data-print="hide">
        <Select
          label={texts.kind}
          value={filters.kind ?? ""}
          options={[
            { value: "", label: texts.allKinds(all) },
            ...DAY_KINDS.map((kind) => ({ value: kind, label: texts.counted(texts.kinds[kind], counts[kind]) })),
          ]}
          onChange={({ target }) => choose({ kind: DAY_KINDS.find((one) => one === target.value) ?? null })}
        />
        {projects.length > 1 && (
          <Select
            label={texts.project}
            value={filters.project ?? ""}
            options={[
              { value: "", label: texts.allProjects },
              ...projects.map(({ slug, name }) => ({ value: slug, label: name })),
            ]}
            onChange={({ target }) => choose({ project: target.value === "" ? null : target.value })}
          />
        )}
        <Select
          label={texts.whose}
          value={filters.whose}
          options={DAY_WHOSE.map((whose) => ({ value: whose, label: texts.whoses[whose] }))}
          onChange={({ target }) => choose({ whose: DAY_WHOSE.find((one) => one === target.value) ?? "open" })}
        />
      </search>
      {marks.hasFailed && (
        <Alert variant="danger" announce="assertive">
          {texts.failed}
        </Alert>
      )}
      {marks.said && marks.said.done.length > 0 && (
        <Alert variant="success" announce="polite">
          {marks.said.done.join(" ")}
        </Alert>
      )}
      {marks.said && marks.said.left.length > 0 && (
        <Alert variant="warning" announce="polite">
          {marks.said.left.join(" ")}
        </Alert>
      )}
      {items.length === 0 ? (
        <EmptyState title={isNarrowed(filters) ? texts.noneFiltered : texts.none}>{texts.noneExplained}</EmptyState>
      ) : (
        <>
          <div className={styles["head"]}>
            <Checkbox
              label={texts.selectAll}
              checked={chosen.length === items.length}
              mixed={chosen.length > 0 && chosen.length < items.length}
              onChange={({ target }) => setSelected(new Set(target.checked ? items.map(nameOf) : []))}
            />
            <Text tone="muted" size={14}>
              {texts.shown(items.length, total)}
            </Text>
          </div>
          <RuledList label={texts.list} density="dense" className={styles["list"]}>
            {items.map((item) => (
              <DayRow
                key={nameOf(item)}
                item={item}
                now={now}
                userId={user.id}
                isSelected={selected.has(nameOf(item))}
                isBusy={marks.busyWith.includes(item)}
                onSelect={(isSelected) => select(item, isSelected)}
                onAct={() => void marks.mark({ action: "remind", items: [item] }).catch(() => undefined)}
              />
            ))}
          </RuledList>
          {items.length < total && (
            <div>
              <Button onClick={() => setMost(Math.min(500, most + DAY_PAGE))}>{texts.more}</Button>
            </div>
          )}
          {chosen.length > 0 && (
            <MarkBar
              items={chosen}
              colleagues={colleagues}
              self={{ userId: user.id, name: fullName(user) }}
              marks={marks}
              onDone={() => setSelected(new Set())}
            />
          )}
        </>
      )}
    </section>
  );
}
