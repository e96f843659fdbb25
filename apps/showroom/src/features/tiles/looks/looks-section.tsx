import { Suspense } from "react";
import { Heading } from "@showroom/ui/layout/heading/heading";
import { Text } from "@showroom/ui/layout/text/text";
import { TileGrid } from "@showroom/ui/showroom/tile-grid/tile-grid";
import { lazyPart } from "../../../timeline/lazy-part.tsx";
import { useRoomActions } from "../../../shared/step-view/use-room.ts";
import { looksTexts as texts } from "./texts.ts";
import styles from "./looks.module.css";

const { Lazy: LookCards } = lazyPart(async () => (await import("./look-cards.tsx")).LookCards);

/** The looks of the room, before all other choices. The space of their cards is reserved until their code has loaded. */
export function LooksSection() {
  const { context, locked } = useRoomActions();
  if (
    locked ||
    !context.catalogue.page.projectPackages.some(({ choices }) => choices !== undefined && choices.length > 0)
  )
    return null;
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
      <Suspense fallback={<TileGrid label={texts.label} columns="row" loading />}>
        <LookCards />
      </Suspense>
    </section>
  );
}
