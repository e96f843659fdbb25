import { Button } from "@showroom/ui/controls/button/button";
import { StatusBadge } from "@showroom/ui/feedback/status-badge/status-badge";
import { Heading } from "@showroom/ui/layout/heading/heading";
import { RuledItem, RuledList } from "@showroom/ui/layout/ruled-list/ruled-list";
import { Text } from "@showroom/ui/layout/text/text";
import styles from "../../shared/sheet/sheet.module.css";
import { AskedChange } from "./asked-change.tsx";
import type { AgreedHome } from "./make-change-dialog.tsx";
import { offersTexts as texts } from "./texts.ts";

interface AgreedHomesProps {
  readonly homes: readonly AgreedHome[];
  /** Null when nothing can be changed. */
  readonly onChange: ((home: AgreedHome) => void) | null;
  readonly onRefuse: (requestId: number, home: string) => void;
}

/** The homes with an agreement and what their buyers ask to change, each with a button that proposes a change. */
export function AgreedHomes({ homes, onChange, onRefuse }: AgreedHomesProps) {
  if (homes.length === 0) return null;
  return (
    <section className={styles["section"]} aria-labelledby="akkoorden">
      <Heading as="h2" size={28} id="akkoorden">
        {texts.agreements}
      </Heading>
      <RuledList label={texts.agreements} className={styles["wide"]}>
        {homes.map((home) => {
          const named = texts.home(home.buildNumber, home.buyer);
          const { request } = home;
          return (
            <RuledItem
              key={home.buildNumber}
              aside={
                onChange &&
                !home.isVacant && (
                  <span className={styles["actions"]}>
                    <Button
                      size="small"
                      aria-label={texts.named(texts.makeChange, named)}
                      onClick={() => onChange(home)}
                    >
                      {texts.makeChange}
                    </Button>
                    {request && (
                      <Button
                        size="small"
                        aria-label={texts.named(texts.refuse, named)}
                        onClick={() => onRefuse(request.id, named)}
                      >
                        {texts.refuse}
                      </Button>
                    )}
                  </span>
                )
              }
            >
              <p>
                <strong>{named}</strong>
                {home.lost.length > 0 && (
                  <span>
                    {" "}
                    <StatusBadge variant="open">{texts.lost}</StatusBadge>
                  </span>
                )}
              </p>
              <Text tone="muted" size={14}>
                {`${texts.agreedLines(home.lines.length)}${home.isVacant ? `. ${texts.vacant}` : ""}`}
              </Text>
              {home.lost.length > 0 && (
                <Text tone="muted" size={14}>
                  {texts.lostLines(home.lost.map(({ title, name }) => texts.namedLine(title, name)))}
                </Text>
              )}
              {request && <AskedChange request={request} />}
            </RuledItem>
          );
        })}
      </RuledList>
    </section>
  );
}
