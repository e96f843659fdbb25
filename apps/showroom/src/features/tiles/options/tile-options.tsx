import { memo, useCallback } from "react";
import { Checkbox } from "@showroom/ui/controls/checkbox/checkbox";
import { Disclosure } from "@showroom/ui/controls/disclosure/disclosure";
import { HtmlContent } from "@showroom/ui/layout/html-content/html-content";
import { ColourSelector } from "@showroom/ui/showroom/colour-selector/colour-selector";
import type { ProductChoice, TileOptionChoice } from "@showroom/domain/model/choices";
import { TILE_TYPES } from "@showroom/domain/model/product";
import type { PageProduct } from "@showroom/domain/model/product";
import { ACCENT_KINDS, FLOOR_TILE_OPTION_KINDS, SURFACE_OPTION_KINDS } from "@showroom/domain/model/tile-option";
import type { PageCatalogue } from "@showroom/domain/selection/page-catalogue";
import type { AccentKind, FloorTileOptionKind, SurfaceOptionKind } from "@showroom/domain/model/tile-option";
import type { RoomContext } from "@showroom/domain/selection/room-context";
import {
  findOption,
  isOptionOffered,
  selectAccent,
  toggleFloorTileOption,
} from "@showroom/domain/selection/tile-options";
import { mainChoice } from "@showroom/domain/selection/variants";
import { useImages } from "@showroom/web-app/pictures/use-images";
import type { RoomAction } from "../../../shared/choices/choices-store.ts";
import { choiceWords } from "@showroom/domain/words/product-words";
import { DifferenceOf } from "../../../shared/prices/difference-of.tsx";
import { DifferenceTag } from "../../../shared/prices/difference-tag.tsx";
import { useDifferences } from "../../../shared/prices/use-differences.ts";
import { useRoom } from "../../../shared/step-view/use-room.ts";
import { AccessoryCards } from "../accessories/accessory-cards.tsx";
import { tilesTexts } from "../texts.ts";
import { useIndicativeQuestion } from "./use-indicative-question.tsx";
import styles from "../tiles.module.css";

const texts = tilesTexts.options;

export interface TileOptionsProps {
  readonly showPrices: boolean;
  /** Called with every tile that is chosen for an accent. It must be the same function at every render. */
  readonly onChosen: (context: RoomContext, choice: ProductChoice) => void;
}

/** The tile options: floor tiles on the wall and herringbone accents. */
export function TileOptions({ showPrices, onChosen }: TileOptionsProps) {
  const { context, room, locked, change } = useRoom();
  const question = useIndicativeQuestion();
  const offered = SURFACE_OPTION_KINDS.filter(
    (kind) => context.catalogue.options.has(kind) && isOptionOffered(context, room, kind),
  );
  const ask = question.choose;
  const choose = useCallback<Choose>(
    ({ name, action, tile }, isNew) => {
      const fulfil = (): void => {
        change(action);
        if (tile !== null) onChosen(context, tile);
      };
      ask({ name, action, fulfil }, isNew);
    },
    [ask, change, onChosen, context],
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
            <FloorOption key={kind} kind={kind} chosen={findOption(room, kind) !== null} {...shared} />
          ))}
        </div>
      )}
      {ACCENT_KINDS.filter((kind) => offered.includes(kind)).map((kind) => (
        <AccentOption
          key={kind}
          kind={kind}
          chosen={findOption(room, kind)}
          catalogue={context.catalogue}
          {...shared}
        />
      ))}
      {question.dialog}
    </section>
  );
}

interface Choice {
  /** Identifies the action within its page. */
  readonly name: string;
  readonly action: RoomAction;
  /** The tile of the option; null for an option without its own tile, and when the option is removed. */
  readonly tile: ProductChoice | null;
}

/** Chooses an option. A new option with an indicative price opens a dialog first. */
type Choose = (choice: Choice, isNew: boolean) => void;

interface OptionProps<Kind extends SurfaceOptionKind> {
  readonly kind: Kind;
  readonly locked: boolean;
  readonly showPrices: boolean;
  readonly choose: Choose;
}

function FloorOption({
  kind,
  chosen,
  locked,
  showPrices,
  choose,
}: OptionProps<FloorTileOptionKind> & { readonly chosen: boolean }) {
  const differences = useDifferences();
  const action: RoomAction = (context, present) => toggleFloorTileOption(context, present, kind);
  const price = chosen || locked ? null : differences(kind, action);
  return (
    <>
      <Checkbox
        label={texts.titles[kind]}
        description={price === null ? undefined : <DifferenceTag {...price} />}
        checked={chosen}
        disabled={locked}
        onChange={() => choose({ name: kind, action, tile: null }, !chosen)}
      />
      {chosen && <OptionAccessories kind={kind} showPrices={showPrices} />}
    </>
  );
}

interface AccentOptionProps extends OptionProps<AccentKind> {
  /** The same object until this option changes, so that other choices do not render its cards again. */
  readonly chosen: TileOptionChoice | null;
  readonly catalogue: PageCatalogue;
}

const AccentOption = memo(function AccentOption({
  kind,
  chosen,
  catalogue,
  locked,
  showPrices,
  choose,
}: AccentOptionProps) {
  const images = useImages();
  const option = catalogue.options.get(kind);
  const { byType, products } = catalogue.tiles[kind];
  const nameOf = (product: PageProduct) => `${kind}/${product.id}`;
  const actionOf =
    (product: PageProduct): RoomAction =>
    (context, present) =>
      selectAccent(context, present, kind, mainChoice(product));
  const select = (value: string): void => {
    const product = products.find((candidate) => String(candidate.id) === value);
    if (!product) return;
    const letGo = chosen?.selectedVariant?.pageProductId === product.id;
    const tile = letGo ? null : mainChoice(product);
    choose({ name: nameOf(product), action: actionOf(product), tile }, chosen === null);
  };
  return (
    <div className={styles["option"]}>
      <h3>{texts.titles[kind]}</h3>
      {option && <HtmlContent html={option.description} />}
      <ColourSelector
        value={chosen?.selectedVariant ? String(chosen.selectedVariant.pageProductId) : undefined}
        chosenName={choiceWords(catalogue, chosen?.selectedVariant ?? null) ?? undefined}
        groups={TILE_TYPES.filter((type) => byType[type].length > 0).map((type) => ({
          id: type,
          title: tilesTexts.colourGroups[type],
          note: tilesTexts.types[type].note,
          options: byType[type].map((item) => {
            const picture = item.product.images[0];
            const selected = chosen?.selectedVariant?.pageProductId === item.id;
            return {
              value: String(item.id),
              label: item.product.colorName ?? item.product.name,
              imageUrl: picture && images.url(picture.public_id, { crop: "fill", width: 200, height: 200 }),
              colour: item.product.color ?? undefined,
              disabledReason: locked ? tilesTexts.locked : undefined,
              price: !selected && !locked && <DifferenceOf name={nameOf(item)} action={actionOf(item)} />,
            };
          }),
        }))}
        onSelect={select}
        onDeselect={select}
      />
      {chosen && <OptionAccessories kind={kind} showPrices={showPrices} />}
    </div>
  );
});

function OptionAccessories({ kind, showPrices }: Pick<OptionProps<SurfaceOptionKind>, "kind" | "showPrices">) {
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
