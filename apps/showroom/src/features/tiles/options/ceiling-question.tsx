import { RadioCardGroup } from "@showroom/ui/controls/radio-card-group/radio-card-group";
import { RadioCard } from "@showroom/ui/controls/radio-card/radio-card";
import { isCeilingHigh } from "@showroom/domain/selection/room-context";
import { setCeilingHigh } from "@showroom/domain/selection/tile-options";
import type { RoomAction } from "../../../shared/choices/choices-store.ts";
import { CardPriceOf } from "../../../shared/prices/card-price-tag.tsx";
import { useRoom } from "../../../shared/step-view/use-room.ts";
import { tilesTexts } from "../texts.ts";
import { optionTexts } from "./texts.ts";
import { useIndicativeInfo } from "./use-indicative-info.tsx";
import styles from "../tiles.module.css";

/** Whether the walls of a toilet are tiled to the ceiling. */
export function CeilingQuestion() {
  const { context, room, locked } = useRoom();
  const high = isCeilingHigh(context.settings, room);
  const info = useIndicativeInfo();
  const { ceiling } = optionTexts;
  const card = (value: boolean, title: string, description: string) => {
    const name = `ceiling/${value}`;
    const action: RoomAction = (own, present) => setCeilingHigh(own, present, value);
    return (
      <RadioCard
        name="ceiling-high"
        title={title}
        description={description}
        checked={high === value}
        price={<CardPriceOf alternatives={[{ name, action }]} />}
        disabledReason={locked ? tilesTexts.locked : undefined}
        onChange={() => info.choose({ kind: "CeilingHigh", name, action }, value)}
      />
    );
  };
  return (
    <section className={styles["question"]}>
      <h2>{ceiling.title}</h2>
      <RadioCardGroup legend={ceiling.title} hideLegend columns={2}>
        {card(false, ceiling.no, ceiling.noText)}
        {card(true, ceiling.yes, ceiling.yesText)}
      </RadioCardGroup>
      {info.dialog}
    </section>
  );
}
