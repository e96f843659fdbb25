import { Button } from "@showroom/ui/controls/button/button";
import { Heading } from "@showroom/ui/layout/heading/heading";
import { RuledItem, RuledList } from "@showroom/ui/layout/ruled-list/ruled-list";
import { Text } from "@showroom/ui/layout/text/text";
import styles from "../../shared/sheet/sheet.module.css";
import type { AgreedHome } from "./make-change-dialog.tsx";
import { offersTexts as texts } from "./texts.ts";

interface AgreedHomesProps {
  readonly homes: readonly AgreedHome[];
  /** Null when nothing can be changed. */
  readonly onChange: ((home: AgreedHome) => void) | null;
}

/** The homes with an agreement, each with a button that proposes a change. */
export function AgreedHomes({ homes, onChange }: AgreedHomesProps) {
  if (homes.length === 0) return null;
  return (
    <section className={styles["section"]} aria-labelledby="akkoorden">
      <Heading as="h2" size={28} id="akkoorden">
        {texts.agreements}
      </Heading>
      <RuledList label={texts.agreements} className={styles["wide"]}>
        {homes.map((home) => {
          const named = texts.home(home.buildNumber, home.buyer);
          return (
            <RuledItem
              key={home.userId}
              aside={
                onChange && (
                  <Button size="small" aria-label={texts.named(texts.makeChange, named)} onClick={() => onChange(home)}>
                    {texts.makeChange}
                  </Button>
                )
              }
            >
              <p>
                <strong>{named}</strong>
              </p>
              <Text tone="muted" size={14}>
                {texts.agreedLines(home.lines.length)}
              </Text>
            </RuledItem>
          );
        })}
      </RuledList>
    </section>
  );
}
