import { useMemo, useState } from "react";
import { useSuspenseQuery } from "@tanstack/react-query";
import { useLoaderData } from "react-router";
import { favouritesOn, isFavourite, type OfferedFavourite } from "@showroom/domain/configurator/favourites";
import type { Page } from "@showroom/domain/model/page";
import { cardPrices } from "@showroom/domain/pricing/card-price";
import { EMPTY_FLOOR_OFFER } from "@showroom/domain/selection/floors";
import { pageCatalogue } from "@showroom/domain/selection/page-catalogue";
import { Button } from "@showroom/ui/controls/button/button";
import { Text } from "@showroom/ui/layout/text/text";
import { MessagePage } from "@showroom/ui/layout/message-page/message-page";
import { PageHeader } from "@showroom/ui/layout/page-header/page-header";
import { TileGrid } from "@showroom/ui/showroom/tile-grid/tile-grid";
import { showroomPaths } from "../../pages/links.ts";
import type { ChoicesStore } from "../../shared/choices/choices-store.ts";
import { useChoices } from "../../shared/choices/use-choices.ts";
import { favouritesQuery } from "../../shared/favourites/favourites-query.ts";
import { CardPricesContext } from "../../shared/prices/use-card-prices.ts";
import { FavouriteCard, type FavouriteCardProps } from "./favourite-card.tsx";
import styles from "./favourites.module.css";
import { boardTexts as texts } from "./texts.ts";

/** What the route loads. */
export interface FavouritesData {
  readonly store: ChoicesStore;
  /** The rooms of the house type. */
  readonly pages: readonly Page[];
  readonly userId: number;
}

const isTile = ({ slot }: OfferedFavourite): boolean => slot.kind === "tile";

/** What the buyers of the home like, as a board per room. */
export function FavouritesPage() {
  const { store, pages, userId } = useLoaderData<FavouritesData>();
  const { project } = store;
  const { data } = useSuspenseQuery(favouritesQuery(project.id, userId));
  const rooms = useChoices(store, (state) => state.rooms);
  // A card stays until the page is left, so that a heart that was pressed by mistake can be pressed again.
  const [atFirst] = useState(data.favourites);
  const shown = [...atFirst, ...data.favourites.filter((one) => !isFavourite(atFirst, one))];
  const boards = pages
    .map((page) => ({
      page,
      room: rooms[page.id] ?? store.room(page),
      liked: favouritesOn(pageCatalogue(page), shown),
    }))
    .filter(({ liked }) => liked.length > 0);
  const offered = boards.reduce((sum, { liked }) => sum + liked.length, 0);
  const lost = shown.filter(({ pageId }) => pages.some(({ id }) => id === pageId)).length - offered;
  const back = <Button href={showroomPaths.root(project.slug)}>{texts.back}</Button>;
  if (boards.length === 0)
    return <MessagePage title={texts.none} text={lost > 0 ? texts.lost(lost) : texts.noneExplained} actions={back} />;
  return (
    <div className={styles["page"]}>
      <meta name="robots" content="noindex" />
      <PageHeader kicker={project.name} title={texts.title} intro={<p>{texts.intro}</p>} />
      {boards.map(({ page, room, liked }) => (
        <RoomBoards key={page.id} {...{ store, page, room, liked }} />
      ))}
      {lost > 0 && <Text tone="muted">{texts.lost(lost)}</Text>}
      <div data-print="hide">{back}</div>
    </div>
  );
}

interface LikedProps extends Omit<FavouriteCardProps, "favourite"> {
  readonly liked: readonly OfferedFavourite[];
}

/** What is liked of one room. Tiles and sanitary ware stand apart, because they have cards of another shape. */
function RoomBoards({ liked, ...of }: LikedProps) {
  const { page, store } = of;
  const { project, houseType } = store;
  const prices = useMemo(
    () => cardPrices({ project, houseType, floors: EMPTY_FLOOR_OFFER, pages: [page], choices: {} }, page, false),
    [project, houseType, page],
  );
  return (
    <section aria-label={page.title} className={styles["room"]}>
      <h2>{page.title}</h2>
      <CardPricesContext value={prices}>
        <Board {...of} label={texts.tiles} liked={liked.filter(isTile)} />
        <Board {...of} label={texts.ware} liked={liked.filter((one) => !isTile(one))} />
      </CardPricesContext>
    </section>
  );
}

interface BoardProps extends LikedProps {
  readonly label: string;
}

function Board({ label, liked, ...room }: BoardProps) {
  return (
    liked.length > 0 && (
      <TileGrid label={label} columns="three">
        {liked.map((one) => (
          <FavouriteCard key={one.product.id} {...room} favourite={one} />
        ))}
      </TileGrid>
    )
  );
}
