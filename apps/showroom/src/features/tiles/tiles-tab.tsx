import { startTransition, Suspense, useCallback, useState } from "react";
import { useSearchParams } from "react-router";
import { Alert } from "@showroom/ui/feedback/alert/alert";
import { RectifiedMark } from "@showroom/ui/showroom/tile-card/rectified-mark";
import { Surface } from "@showroom/ui/layout/surface/surface";
import type { ProductChoice } from "@showroom/domain/model/choices";
import type { RoomContext } from "@showroom/domain/selection/room-context";
import { asksCeilingHigh } from "@showroom/domain/selection/tile-options";
import type { TileSurface } from "@showroom/domain/model/room-slot";
import { OPENS } from "../../pages/links.ts";
import { isLocked, undoesCopy } from "../../shared/choices/choices-state.ts";
import { useChoices } from "../../shared/choices/use-choices.ts";
import { choiceTexts } from "../../shared/room-words/choice-texts.ts";
import { Legend } from "../../shared/choice-cards/legend.tsx";
import { lazyPart } from "../../timeline/lazy-part.tsx";
import { useShowroom } from "../../shared/step-view/use-showroom.ts";
import { useRoomActions } from "../../shared/step-view/use-room.ts";
import { beforeFilters } from "./filter/applied-filter.ts";
import { openedAtFirst } from "./section/opened-sections.ts";
import { TileSection } from "./section/tile-section.tsx";
import { tilesTexts } from "./texts.ts";
import { rememberWallExplained, wasWallExplained } from "./the-wall/wall-info-flag.ts";
import styles from "./tiles.module.css";

const { Lazy: WallInfoDialog } = lazyPart(async () => (await import("./the-wall/wall-info-dialog.tsx")).WallInfoDialog);

const { Lazy: TileFilter } = lazyPart(async () => (await import("./filter/tile-filter.tsx")).TileFilter);
const { Lazy: LooksSection } = lazyPart(async () => (await import("./looks/looks-section.tsx")).LooksSection);

/** These are below all tiles, and so below the window: the tiles are shown before their code has loaded. */
const { Lazy: CeilingQuestion } = lazyPart(
  async () => (await import("./options/ceiling-question.tsx")).CeilingQuestion,
);
const { Lazy: TileOptions } = lazyPart(async () => (await import("./options/tile-options.tsx")).TileOptions);

/** The choice of tiles for the walls and the floor of a room. */
export function TilesTab() {
  const { project, page, store } = useShowroom();
  const { context } = useRoomActions();
  const isCopied = useChoices(store, ({ rooms }) => rooms[page.id]?.choicesFromOtherRoom === true);
  const justCopied = useChoices(store, (state) => undoesCopy(state, page.id) && !isLocked(state));
  const [parameters] = useSearchParams();
  const [filter, setFilter] = useState(() => beforeFilters(parameters));
  const [opened, setOpened] = useState(() => openedAtFirst(parameters.get(OPENS.parameter)));
  const [explaining, setExplaining] = useState(false);
  const showPrices = !project.hideTilePrices;

  const onChosen = useCallback(({ catalogue }: RoomContext, choice: ProductChoice): void => {
    if (catalogue.products.get(choice.pageProductId)?.tileType !== "theWall" || wasWallExplained()) return;
    rememberWallExplained();
    startTransition(() => setExplaining(true));
  }, []);

  const section = (surface: TileSurface) => (
    <TileSection
      surface={surface}
      filter={filter}
      showPrices={showPrices}
      open={opened.surface === surface}
      onOpenChange={(next) => setOpened({ ...opened, surface: next ? surface : null })}
      openParts={opened.parts[surface]}
      onOpenPartsChange={(parts) => setOpened({ ...opened, parts: { ...opened.parts, [surface]: parts } })}
      onChosen={onChosen}
    />
  );

  return (
    <div className={styles["tab"]}>
      {!context.locked && context.catalogue.page.projectPackages.some(({ choices }) => choices?.length) && (
        <div className={styles["looks"]} data-looks>
          <Suspense>
            <LooksSection />
          </Suspense>
        </div>
      )}
      <Surface ground="paper" className={styles["tools"]}>
        <div className={styles["filter"]}>
          <Suspense>
            <TileFilter showPrice={showPrices} opened={opened} onOpenedChange={setOpened} onFilter={setFilter} />
          </Suspense>
        </div>
        <Legend
          group="tiles"
          items={[
            { id: "rectified", content: <RectifiedMark /> },
            { id: "size", content: tilesTexts.sizeLegend },
            { id: "variants", content: showPrices ? choiceTexts.legend.from : tilesTexts.variantsLegend },
          ]}
        />
      </Surface>
      {isCopied && <Alert variant="info">{justCopied ? tilesTexts.copiedJustNow : tilesTexts.copied}</Alert>}
      {section("wall")}
      {section("floor")}
      <Suspense>
        {asksCeilingHigh(context) && <CeilingQuestion />}
        {project.hasTileOptions && <TileOptions showPrices={showPrices} filter={filter} onChosen={onChosen} />}
      </Suspense>
      {explaining && <WallInfoDialog onClose={() => setExplaining(false)} />}
    </div>
  );
}
