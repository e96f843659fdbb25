import { Heading } from "@showroom/ui/layout/heading/heading";
import { Text } from "@showroom/ui/layout/text/text";
import { LookCards } from "./look-cards.tsx";
import { looksTexts as texts } from "./texts.ts";
import styles from "./looks.module.css";

/** The looks of the room, before all other choices. */
export function LooksSection() {
  return (
    <section className={styles["looks"]}>
      <div className={styles["head"]}>
        <Heading as="h2" size={22}>
          {texts.title}
        </Heading>
        <Text tone="muted" size={14}>
          {texts.note}
        </Text>
      </div>
      <LookCards />
    </section>
  );
}
