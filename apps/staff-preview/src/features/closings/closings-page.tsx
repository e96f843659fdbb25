import { useState, type ReactNode } from "react";
import { useSuspenseQuery } from "@tanstack/react-query";
import type { ClosingPhase, HomeException } from "@showroom/api-contract/endpoints/closings";
import { PARTS } from "@showroom/domain/closing-date/closing-date";
import { Button } from "@showroom/ui/controls/button/button";
import { Link } from "@showroom/ui/controls/link/link";
import { Alert } from "@showroom/ui/feedback/alert/alert";
import { EmptyState } from "@showroom/ui/feedback/empty-state/empty-state";
import { Heading } from "@showroom/ui/layout/heading/heading";
import { PageHeader } from "@showroom/ui/layout/page-header/page-header";
import { RuledItem, RuledList } from "@showroom/ui/layout/ruled-list/ruled-list";
import { Text } from "@showroom/ui/layout/text/text";
import { homesQuery } from "../../shared/homes/homes.ts";
import { StaffPage } from "../../shared/page/staff-page.tsx";
import { paths } from "../../shared/paths/paths.ts";
import { useStaffProject } from "../../shared/projects/projects.ts";
import styles from "../../shared/sheet/sheet.module.css";
import { ClosingHistory } from "./closing-history.tsx";
import { closingsQuery } from "./closings-queries.ts";
import { GiveException, TakeBackException } from "./exception-dialogs.tsx";
import { dutchDay, nameOfPhase } from "./phase-dates.ts";
import { PhaseDialog } from "./phase-dialog.tsx";
import { RemindersSection } from "./reminders-section.tsx";
import { closingsTexts as texts } from "./texts.ts";

type Asked =
  | { readonly kind: "phase"; readonly phase: ClosingPhase }
  | { readonly kind: "give" }
  | { readonly kind: "take-back"; readonly exception: HomeException };

interface LineProps {
  readonly title: string;
  readonly lines: readonly string[];
  readonly action: ReactNode;
}

const Line = ({ title, lines, action }: LineProps) => (
  <RuledItem aside={action}>
    <p>
      <strong>{title}</strong>
    </p>
    {lines.map((line) => (
      <Text key={line} tone="muted" size={14}>
        {line}
      </Text>
    ))}
  </RuledItem>
);

/** The closing dates of the project's phases, the exceptions of homes, and what changed. */
export function ClosingsPage() {
  const { id: projectId, slug, name, state } = useStaffProject();
  const { phases, exceptions, distances, changes } = useSuspenseQuery(closingsQuery(projectId)).data;
  const { data: homes } = useSuspenseQuery(homesQuery(projectId));
  const [asked, setAsked] = useState<Asked | null>(null);
  const [done, setDone] = useState<string | null>(null);
  const isArchived = state === "archived";
  const ask = (next: Asked): void => {
    setDone(null);
    setAsked(next);
  };
  const dialog = {
    onClose: () => setAsked(null),
    onDone: (text: string) => {
      setAsked(null);
      setDone(text);
    },
  };
  const datesOf = ({ dates }: ClosingPhase): string[] =>
    PARTS.map((part) => texts.until(texts.parts[part], dates[part] === null ? texts.noDate : dutchDay(dates[part])));
  return (
    <StaffPage>
      <PageHeader
        size="small"
        kicker={<Link href={paths.buyers(slug)}>{name}</Link>}
        title={texts.title}
        intro={<p>{texts.intro}</p>}
      />
      {isArchived && <Alert>{texts.archived}</Alert>}
      {done !== null && (
        <Alert variant="success" announce="polite">
          {done}
        </Alert>
      )}
      <section className={styles["section"]} aria-labelledby="fasen">
        <Heading as="h2" size={28} id="fasen">
          {texts.phases}
        </Heading>
        <RuledList label={texts.phases} className={styles["wide"]}>
          {phases.map((phase) => (
            <Line
              key={phase.phase}
              title={nameOfPhase(phase)}
              lines={[...(homes.length === 0 ? [] : [texts.homes(phase.homes)]), datesOf(phase).join(" · ")]}
              action={
                !isArchived && (
                  <Button
                    size="small"
                    aria-label={texts.named(texts.edit, nameOfPhase(phase))}
                    onClick={() => ask({ kind: "phase", phase })}
                  >
                    {texts.edit}
                  </Button>
                )
              }
            />
          ))}
        </RuledList>
      </section>
      {homes.length > 0 && (
        <section className={styles["section"]} aria-labelledby="uitzonderingen">
          <Heading as="h2" size={28} id="uitzonderingen">
            {texts.exceptions}
          </Heading>
          <p>{texts.exceptionsIntro}</p>
          {!isArchived && <Button onClick={() => ask({ kind: "give" })}>{texts.addException}</Button>}
          {exceptions.length === 0 ? (
            <EmptyState title={texts.noExceptions} />
          ) : (
            <RuledList label={texts.exceptions} className={styles["wide"]}>
              {exceptions.map((exception) => {
                const what = texts.exceptionOf(exception.buildNumber, texts.parts[exception.part]);
                return (
                  <Line
                    key={what}
                    title={what}
                    lines={[texts.untilAndWhy(dutchDay(exception.lastDay), exception.reason)]}
                    action={
                      !isArchived && (
                        <Button
                          size="small"
                          aria-label={texts.named(texts.takeBack, what)}
                          onClick={() => ask({ kind: "take-back", exception })}
                        >
                          {texts.takeBack}
                        </Button>
                      )
                    }
                  />
                );
              })}
            </RuledList>
          )}
        </section>
      )}
      <RemindersSection distances={distances} canChange={!isArchived} onDone={setDone} />
      <ClosingHistory changes={changes} />
      {asked?.kind === "phase" && <PhaseDialog phase={asked.phase} {...dialog} />}
      {asked?.kind === "give" && <GiveException {...dialog} />}
      {asked?.kind === "take-back" && <TakeBackException exception={asked.exception} {...dialog} />}
    </StaffPage>
  );
}
