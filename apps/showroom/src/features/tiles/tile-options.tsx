import { lazy, Suspense, useState } from "react";
import { Checkbox } from "@showroom/ui/controls/checkbox/checkbox";
import { Disclosure } from "@showroom/ui/controls/disclosure/disclosure";
import { HtmlContent } from "@showroom/ui/layout/html-content/html-content";
import { ColourSelector } from "@showroom/ui/showroom/colour-selector/colour-selector";
import { formatDifference } from "@showroom/domain/format/money";
import { TILE_TYPES } from "@showroom/domain/model/product";
import { ACCENT_KINDS, OFFERED_OPTION_KINDS } from "@showroom/domain/selection/page-catalogue";
import type { AccentKind, OfferedOptionKind } from "@showroom/domain/selection/page-catalogue";
import {
  findOption,
  isOptionOffered,
  selectAccent,
  toggleFloorTileOption,
} from "@showroom/domain/selection/tile-options";
import { mainChoice } from "@showroom/domain/selection/variants";
import { useImages } from "../../shared/api/image-url.ts";
import type { RoomAction } from "../../shared/choices/choices-store.ts";
import { nameOfChoice } from "../../shared/showroom/describe-consequence.ts";
import { DifferenceTag } from "../../shared/showroom/difference-tag.tsx";
import { useDifferences } from "../../shared/showroom/use-differences.ts";
import { useRoom } from "../../shared/showroom/use-room.ts";
import { AccessoryCards } from "./accessory-cards.tsx";
import { tilesTexts } from "./texts.ts";
import styles from "./tiles.module.css";

const IndicativePriceDialog = lazy(async () => ({
  default: (await import("./info-dialogs.tsx")).IndicativePriceDialog,
}));

const texts = tilesTexts.options;

export interface TileOptionsProps {
  readonly showPrices: boolean;
  /** The prices are not final: choosing an option that costs something says so first. */
  readonly indicative: boolean;
}

type FloorOptionKind = Exclude<OfferedOptionKind, AccentKind>;
const isAccentKind = (kind: OfferedOptionKind): kind is AccentKind =>
  (ACCENT_KINDS as readonly string[]).includes(kind);

/** Floor tiles on the wall and herringbone accents. */
export function TileOptions({ showPrices, indicative }: TileOptionsProps) {
  const { context, room, change } = useRoom();
  const differences = useDifferences();
  const [asked, setAsked] = useState<{ readonly action: RoomAction; readonly price: string } | null>(null);
  const offered = OFFERED_OPTION_KINDS.filter(
    (kind) => context.catalogue.options.has(kind) && isOptionOffered(context, room, kind),
  );
  if (offered.length === 0) return null;

  /** A priced option that is not chosen yet is explained first where its price is not final. */
  const choose = (kind: OfferedOptionKind, action: RoomAction): void => {
    const price = differences(action);
    const isNew = findOption(room, kind) === null;
    if (indicative && isNew && price !== null && price > 0) setAsked({ action, price: formatDifference(price) });
    else change(action);
  };

  const floors = offered.filter((kind): kind is FloorOptionKind => !isAccentKind(kind));
  const shared = { showPrices, choose };
  return (
    <section className={styles["question"]}>
      <h2>{texts.title}</h2>
      {floors.length > 0 && (
        <div className={styles["option"]}>
          <h3>{texts.floorOnWall}</h3>
          {floors.map((kind) => (
            <FloorOption key={kind} kind={kind} {...shared} />
          ))}
        </div>
      )}
      {offered.filter(isAccentKind).map((kind) => (
        <AccentOption key={kind} kind={kind} {...shared} />
      ))}
      {asked && (
        <Suspense>
          <IndicativePriceDialog
            price={asked.price}
            onConfirm={() => {
              change(asked.action);
              setAsked(null);
            }}
            onCancel={() => setAsked(null)}
          />
        </Suspense>
      )}
    </section>
  );
}

interface OptionProps<Kind extends OfferedOptionKind> {
  readonly kind: Kind;
  readonly showPrices: boolean;
  readonly choose: (kind: OfferedOptionKind, action: RoomAction) => void;
}

function FloorOption({ kind, showPrices, choose }: OptionProps<FloorOptionKind>) {
  const { room, locked } = useRoom();
  const differences = useDifferences();
  const chosen = findOption(room, kind) !== null;
  const action: RoomAction = (context, present) => toggleFloorTileOption(context, present, kind);
  const price = chosen || locked ? null : differences(action);
  return (
    <>
      <Checkbox
        label={texts.titles[kind]}
        description={price === null ? undefined : <DifferenceTag amount={price} />}
        checked={chosen}
        disabled={locked}
        onChange={() => choose(kind, action)}
      />
      {chosen && <OptionAccessories kind={kind} showPrices={showPrices} />}
    </>
  );
}

function AccentOption({ kind, showPrices, choose }: OptionProps<AccentKind>) {
  const images = useImages();
  const { context, room, locked } = useRoom();
  const differences = useDifferences();
  const option = context.catalogue.options.get(kind);
  const chosen = findOption(room, kind);
  const { byType, products } = context.catalogue.tiles[kind];
  const actionOf = (value: string): RoomAction | null => {
    const product = products.find((candidate) => String(candidate.id) === value);
    return product ? (own, present) => selectAccent(own, present, kind, mainChoice(product)) : null;
  };
  const select = (value: string): void => {
    const action = actionOf(value);
    if (action) choose(kind, action);
  };
  return (
    <div className={styles["option"]}>
      <h3>{texts.titles[kind]}</h3>
      {option && <HtmlContent html={option.description} />}
      <ColourSelector
        value={chosen?.selectedVariant ? String(chosen.selectedVariant.pageProductId) : undefined}
        chosenName={nameOfChoice(context, chosen?.selectedVariant ?? null) ?? undefined}
        groups={TILE_TYPES.filter((type) => byType[type].length > 0).map((type) => ({
          id: type,
          ...tilesTexts.types[type],
          options: byType[type].map((item) => {
            const picture = item.product.images[0];
            const selected = chosen?.selectedVariant?.pageProductId === item.id;
            const price =
              selected || locked
                ? null
                : differences((own, present) => selectAccent(own, present, kind, mainChoice(item)));
            return {
              value: String(item.id),
              label: item.product.colorName ?? item.product.name,
              imageUrl: picture && images.url(picture.public_id, { crop: "fill", width: 200, height: 200 }),
              colour: item.product.color ?? undefined,
              disabledReason: locked ? tilesTexts.locked : undefined,
              price: <DifferenceTag amount={price} />,
            };
          }),
        }))}
        onSelect={select}
        onDeselect={select}
      />
      {chosen && <OptionAccessories kind={kind} showPrices={showPrices} />}
    </div>
  );
}

function OptionAccessories({ kind, showPrices }: Omit<OptionProps<OfferedOptionKind>, "choose">) {
  const accessories = useRoom().context.catalogue.accessories[kind];
  const cards = (type: "GroutColor" | "FinishingProfile") => (
    <AccessoryCards place={kind} type={type} showPrices={showPrices} />
  );
  return (
    <div className={styles["accessories"]}>
      {accessories.GroutColor.products.length > 0 && (
        <Disclosure showLabel={texts.showGrout} hideLabel={texts.hideGrout}>
          {cards("GroutColor")}
        </Disclosure>
      )}
      {accessories.FinishingProfile.products.length > 0 && (
        <Disclosure showLabel={texts.showProfile} hideLabel={texts.hideProfile}>
          {cards("FinishingProfile")}
        </Disclosure>
      )}
    </div>
  );
}
