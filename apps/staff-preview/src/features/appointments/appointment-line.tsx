import type { StaffAppointment } from "@showroom/api-contract/endpoints/appointments";
import { Button } from "@showroom/ui/controls/button/button";
import { Link } from "@showroom/ui/controls/link/link";
import { RuledItem } from "@showroom/ui/layout/ruled-list/ruled-list";
import { Text } from "@showroom/ui/layout/text/text";
import { paths } from "../../shared/paths/paths.ts";
import styles from "../../shared/sheet/sheet.module.css";
import { appointmentsTexts as texts } from "./texts.ts";
import { homeOf, momentOf, timeOf } from "./words.ts";

export type AppointmentAction = "move" | "callOff" | "book" | "withdraw";

interface AppointmentLineProps {
  readonly item: StaffAppointment;
  readonly slug: string;
  /** Nothing can be changed once it has begun. */
  readonly canChange: boolean;
  readonly onAsk: (action: AppointmentAction) => void;
}

/** A time: when, with whom, and who comes with telephone and mail at hand. */
export function AppointmentLine({ item, slug, canChange, onAsk }: AppointmentLineProps) {
  const { appointment, home } = item;
  const actions: readonly AppointmentAction[] = home ? ["move", "callOff", "withdraw"] : ["book", "withdraw"];
  return (
    <RuledItem
      aside={
        canChange && (
          <div className={styles["actions"]} data-print="hide">
            {actions.map((action) => (
              <Button
                key={action}
                size="small"
                aria-label={texts.named(texts[action], momentOf(item))}
                onClick={() => onAsk(action)}
              >
                {texts[action]}
              </Button>
            ))}
          </div>
        )
      }
    >
      <p>
        <strong>{texts.time(timeOf(item), appointment.employeeName)}</strong>
      </p>
      {home ? (
        <>
          <p>
            <Link href={paths.buyer(slug, home.userId)}>{homeOf(item)}</Link>
          </p>
          <Text tone="muted" size={14}>
            {home.phone !== "" && (
              <span>
                <Link href={`tel:${home.phone.replaceAll(/[^\d+]/g, "")}`}>{home.phone}</Link>{" "}
              </span>
            )}
            <Link href={`mailto:${home.email}`}>{home.email}</Link>
          </Text>
        </>
      ) : (
        <Text tone="muted">{texts.free}</Text>
      )}
    </RuledItem>
  );
}
