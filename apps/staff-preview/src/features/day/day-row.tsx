import type { Colleague, DayItem } from "@showroom/api-contract/endpoints/day";
import { formatDay } from "@showroom/domain/format/moment";
import { Button } from "@showroom/ui/controls/button/button";
import { Checkbox } from "@showroom/ui/controls/checkbox/checkbox";
import { Link } from "@showroom/ui/controls/link/link";
import { EmailAddress } from "@showroom/ui/layout/email-address/email-address";
import { RuledItem } from "@showroom/ui/layout/ruled-list/ruled-list";
import { Text } from "@showroom/ui/layout/text/text";
import { paths } from "../../shared/paths/paths.ts";
import styles from "./day.module.css";
import { homeOf, placeOf, waitOf, whatOf } from "./day-words.ts";
import { dayTexts as texts } from "./texts.ts";

interface DayRowProps {
  readonly item: DayItem;
  readonly now: Date;
  readonly userId: Colleague["userId"];
  readonly isSelected: boolean;
  readonly isBusy: boolean;
  readonly onSelect: (isSelected: boolean) => void;
  /** Does what the list itself can do. */
  readonly onAct: () => void;
}

/** Telephone and mail of everybody in the home. */
function People({ home }: { readonly home: NonNullable<DayItem["home"]> }) {
  return (
    <ul className={styles["people"]}>
      {home.people.map(({ name, email, phone }) => (
        <li key={email} className={styles["person"]}>
          {home.people.length > 1 && <span>{name}</span>}
          {phone !== "" && <Link href={`tel:${phone.replaceAll(/[^\d+]/g, "")}`}>{phone}</Link>}
          <Link href={`mailto:${email}`}>
            <EmailAddress address={email} />
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** What needs somebody: which home, what and why, since when, how to reach the buyers, and one action. */
export function DayRow({ item, now, userId, isSelected, isBusy, onSelect, onAct }: DayRowProps) {
  const { about, home, project, answers } = item;
  const named = homeOf(item);
  const action = texts.actions[about.kind];
  const place = placeOf(item);
  const facts = [
    project.name,
    waitOf(item, now),
    home?.remindedAt ? texts.reminded(formatDay(home.remindedAt)) : null,
    answers && (answers.userId === userId ? texts.ownRow : texts.answers(answers.name)),
  ].filter((fact) => fact !== null);
  const label = texts.actionOf(action, named);
  return (
    <RuledItem
      className={styles["row"]}
      aside={
        place === null ? (
          <Button size="small" aria-label={label} loading={isBusy} onClick={onAct}>
            {action}
          </Button>
        ) : (
          <Button size="small" href={place} aria-label={label}>
            {action}
          </Button>
        )
      }
    >
      <div className={styles["what"]}>
        <Checkbox
          label={<strong>{named}</strong>}
          aria-label={texts.select(named)}
          checked={isSelected}
          onChange={(event) => onSelect(event.target.checked)}
        />
        <div className={styles["facts"]}>
          <p>{whatOf(item, now)}</p>
          <Text tone="muted" size={14}>
            {facts.join(" · ")}
          </Text>
          {home && (
            <Text as="div" tone="muted" size={14} className={styles["reach"]}>
              <People home={home} />
              <Link href={paths.buyer(project.slug, home.userId)} aria-label={texts.toHomeOf(named)}>
                {texts.toHome}
              </Link>
            </Text>
          )}
          {home && home.note !== "" && (
            <Text size={14} className={styles["note"]}>
              {texts.note(home.note)}
            </Text>
          )}
        </div>
      </div>
    </RuledItem>
  );
}
