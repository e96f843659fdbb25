import { memo, useCallback } from "react";
import { Checkbox } from "@showroom/ui/controls/checkbox/checkbox";
import type { ProductChoice } from "@showroom/domain/model/choices";
import { ACCENT_KINDS, FLOOR_TILE_OPTION_KINDS, SURFACE_OPTION_KINDS } from "@showroom/domain/model/tile-option";
import type { FloorTileOptionKind } from "@showroom/domain/model/tile-option";
import type { RoomContext } from "@showroom/domain/selection/room-context";
import {
  addFloorTileOption,
  findOption,
  isOptionOffered,
  toggleFloorTileOption,
} from "@showroom/domain/selection/tile-options";
import type { RoomAction } from "../../../shared/choices/choices-store.ts";
import { CardPriceTag } from "../../../shared/prices/card-price-tag.tsx";
import { ExplainButton } from "../prices/explain-button.tsx";
import { useCardPrices } from "../../../shared/prices/use-card-prices.ts";
import { useRoom } from "../../../shared/step-view/use-room.ts";
import type { AppliedFilter } from "../filter/applied-filter.ts";
import { optionTexts } from "./texts.ts";
import { AccentOption } from "./accent-option.tsx";
import { OptionAccessories } from "./option-accessories.tsx";
import type { Choose, OptionProps } from "./option-props.ts";
import { useIndicativeInfo } from "./use-indicative-info.tsx";
import styles from "../tiles.module.css";

const texts = optionTexts;

export interface TileOptionsProps {
  readonly showPrices: boolean;
  readonly filter: AppliedFilter;
  /** Called with every tile that is chosen for an accent. It must be the same function at every render. */
  readonly onChosen: (context: RoomContext, choice: ProductChoice) => void;
}

/** The tile options: floor tiles on the wall and herringbone accents. */
export function TileOptions({ showPrices, filter, onChosen }: TileOptionsProps) {
  const { context, room, locked } = useRoom();
  const info = useIndicativeInfo();
  const offered = SURFACE_OPTION_KINDS.filter(
    (kind) => context.catalogue.options.has(kind) && isOptionOffered(context, room, kind),
  );
  const apply = info.choose;
  const choose = useCallback<Choose>(
    ({ kind, name, action, tile }, isNew) =>
      apply({ kind, name, action, afterwards: tile === null ? undefined : () => onChosen(context, tile) }, isNew),
    [apply, onChosen, context],
  );
  if (offered.length === 0) return null;

  const floors = FLOOR_TILE_OPTION_KINDS.filter((kind) => offered.includes(kind));
  const shared = { locked, showPrices, choose };
  return (
    <section className={styles["question"]}>
      <h2>{texts.title}</h2>
      {floors.length > 0 && (
        <div className={styles["option"]}>
          <h3>{texts.floorOnWall}</h3>
          {floors.map((kind) => (
            <FloorOption
              key={kind}
              kind={kind}
              title={context.catalogue.options.get(kind)?.title ?? texts.titles[kind]}
              chosen={findOption(room, kind) !== null}
              {...shared}
            />
          ))}
        </div>
      )}
      {ACCENT_KINDS.filter((kind) => offered.includes(kind)).map((kind) => (
        <AccentOption
          key={kind}
          kind={kind}
          chosen={findOption(room, kind)}
          catalogue={context.catalogue}
          {...filter.at(kind)}
          {...shared}
        />
      ))}
      {info.dialog}
    </section>
  );
}

interface FloorOptionProps extends OptionProps<FloorTileOptionKind> {
  readonly title: string;
  readonly chosen: boolean;
}

const FloorOption = memo(function FloorOption({ kind, title, chosen, locked, showPrices, choose }: FloorOptionProps) {
  const prices = useCardPrices();
  const action: RoomAction = (context, present) => toggleFloorTileOption(context, present, kind);
  // Only adds, unlike the toggle.
  const add: RoomAction = (context, present) => addFloorTileOption(context, present, kind);
  const price = prices(kind, add);
  return (
    <>
      <Checkbox
        label={title}
        description={price === null ? undefined : <CardPriceTag price={price} />}
        checked={chosen}
        disabled={locked}
        onChange={() => choose({ kind, name: kind, action, tile: null }, !chosen)}
      />
      <div className={styles["explained"]}>
        <ExplainButton title={title} alternatives={[{ name: kind, action: add }]} chosen={chosen} />
      </div>
      {chosen && <OptionAccessories kind={kind} showPrices={showPrices} />}
    </>
  );
});
