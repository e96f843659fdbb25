import { useState } from "react";
import { useSearchParams } from "react-router";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { StaffAppointment } from "@showroom/api-contract/endpoints/appointments";
import { hasBegun } from "@showroom/domain/appointment/appointment";
import { fullName } from "@showroom/domain/format/full-name";
import { Button } from "@showroom/ui/controls/button/button";
import { Checkbox } from "@showroom/ui/controls/checkbox/checkbox";
import { Link } from "@showroom/ui/controls/link/link";
import { TextField } from "@showroom/ui/controls/text-field/text-field";
import { Alert } from "@showroom/ui/feedback/alert/alert";
import { EmptyState } from "@showroom/ui/feedback/empty-state/empty-state";
import { Heading } from "@showroom/ui/layout/heading/heading";
import { PageHeader } from "@showroom/ui/layout/page-header/page-header";
import { RuledList } from "@showroom/ui/layout/ruled-list/ruled-list";
import { Text } from "@showroom/ui/layout/text/text";
import { StaffPage } from "../../shared/page/staff-page.tsx";
import { paths } from "../../shared/paths/paths.ts";
import { useStaffProject } from "../../shared/projects/projects.ts";
import { useUser } from "../../shared/session/user.ts";
import styles from "../../shared/sheet/sheet.module.css";
import { AppointmentLine, type AppointmentAction } from "./appointment-line.tsx";
import { appointmentsQuery } from "./appointments-queries.ts";
import { byDay, firstDayOf, FROM } from "./by-day.ts";
import { BookDialog, CallOffDialog, MoveDialog, WithdrawDialog } from "./change-dialogs.tsx";
import { OfferDialog } from "./offer-dialog.tsx";
import { appointmentsTexts as texts } from "./texts.ts";

type Asked = "offer" | { readonly item: StaffAppointment; readonly action: AppointmentAction };

/** The appointments of a project by day, today first: who comes, and which times are free. */
export function AppointmentsPage() {
  const { id: projectId, slug, name, state } = useStaffProject();
  const user = useUser();
  const [parameters, setParameters] = useSearchParams();
  const first = firstDayOf(parameters);
  const { data: items = [], dataUpdatedAt } = useQuery({
    ...appointmentsQuery(projectId, first),
    placeholderData: keepPreviousData,
  });
  // Of the last answer, which comes every minute.
  const now = new Date(dataUpdatedAt);
  const [onlyBooked, setOnlyBooked] = useState(false);
  const [asked, setAsked] = useState<Asked | null>(null);
  const [done, setDone] = useState<string | null>(null);
  const isArchived = state === "archived";
  const isAhead = ({ appointment }: StaffAppointment): boolean => !hasBegun(appointment, now.getTime());
  const shown = onlyBooked ? items.filter(({ home }) => home !== null) : items;
  const days = byDay(shown, first, now, texts.today);
  const dialog = {
    onClose: () => setAsked(null),
    onDone: (text: string) => {
      setAsked(null);
      setDone(text);
    },
  };
  const ask = (next: Asked): void => {
    setDone(null);
    setAsked(next);
  };
  const about = asked === null || asked === "offer" ? null : asked;
  const free = items.filter((item) => item.home === null && isAhead(item));
  const booked = new Set(items.flatMap((item) => (item.home && isAhead(item) ? [item.home.userId] : [])));
  return (
    <StaffPage>
      <PageHeader
        size="small"
        kicker={<Link href={paths.buyers(slug)}>{name}</Link>}
        title={texts.title}
        intro={<p data-print="hide">{texts.intro}</p>}
        aside={
          <div className={styles["actions"]} data-print="hide">
            {!isArchived && (
              <Button variant="primary" size="small" onClick={() => ask("offer")}>
                {texts.offer}
              </Button>
            )}
            <Button size="small" onClick={() => window.print()}>
              {texts.print}
            </Button>
          </div>
        }
      />
      {isArchived && <Alert>{texts.archived}</Alert>}
      {done !== null && (
        <Alert variant="success" announce="polite">
          {done}
        </Alert>
      )}
      <div className={styles["fields"]} data-print="hide">
        <TextField
          type="date"
          label={texts.from}
          value={first}
          onChange={({ target }) =>
            setParameters(target.value === "" ? {} : { [FROM]: target.value }, { replace: true })
          }
        />
        <Checkbox
          label={texts.onlyBooked}
          checked={onlyBooked}
          onChange={(event) => setOnlyBooked(event.target.checked)}
        />
      </div>
      {items.length === 0 && <EmptyState title={texts.none}>{texts.noneExplained}</EmptyState>}
      {days.map(({ day, title, items: ofDay }) => (
        <section key={day} className={styles["section"]} aria-labelledby={`dag-${day}`}>
          <Heading as="h2" size={22} id={`dag-${day}`}>
            {title}
          </Heading>
          {ofDay.length === 0 ? (
            <Text tone="muted">{texts.nothing}</Text>
          ) : (
            <RuledList label={title} density="dense" className={styles["wide"]}>
              {ofDay.map((item) => (
                <AppointmentLine
                  key={item.appointment.id}
                  item={item}
                  slug={slug}
                  canChange={!isArchived && isAhead(item)}
                  onAsk={(action) => ask({ item, action })}
                />
              ))}
            </RuledList>
          )}
        </section>
      ))}
      {asked === "offer" && <OfferDialog employee={fullName(user)} {...dialog} />}
      {about?.action === "withdraw" && <WithdrawDialog item={about.item} {...dialog} />}
      {about?.action === "callOff" && about.item.home && (
        <CallOffDialog item={about.item} home={about.item.home} {...dialog} />
      )}
      {about?.action === "move" && about.item.home && (
        <MoveDialog item={about.item} home={about.item.home} free={free} {...dialog} />
      )}
      {about?.action === "book" && <BookDialog item={about.item} booked={booked} {...dialog} />}
    </StaffPage>
  );
}
