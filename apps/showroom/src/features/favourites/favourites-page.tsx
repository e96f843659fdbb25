import { useState } from "react";
import { useSuspenseQuery } from "@tanstack/react-query";
import { useLoaderData } from "react-router";
import { favouritesOn, isFavourite, type OfferedFavourite } from "@showroom/domain/configurator/favourites";
import type { Page } from "@showroom/domain/model/page";
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
        <section key={page.id} aria-label={page.title} className={styles["room"]}>
          <h2>{page.title}</h2>
          {/* Apart, because tiles and sanitary ware have cards of another shape. */}
          <Board {...{ store, page, room }} label={texts.tiles} liked={liked.filter(isTile)} />
          <Board {...{ store, page, room }} label={texts.ware} liked={liked.filter((one) => !isTile(one))} />
        </section>
      ))}
      {lost > 0 && <Text tone="muted">{texts.lost(lost)}</Text>}
      <div data-print="hide">{back}</div>
    </div>
  );
}

interface BoardProps extends Omit<FavouriteCardProps, "favourite"> {
  readonly label: string;
  readonly liked: readonly OfferedFavourite[];
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
