import { useSuspenseQuery } from "@tanstack/react-query";
import { useLoaderData } from "react-router";
import { favouritesOn } from "@showroom/domain/configurator/favourites";
import type { Page } from "@showroom/domain/model/page";
import { pageCatalogue } from "@showroom/domain/selection/page-catalogue";
import { Button } from "@showroom/ui/controls/button/button";
import { MessagePage } from "@showroom/ui/layout/message-page/message-page";
import { PageHeader } from "@showroom/ui/layout/page-header/page-header";
import { TileGrid } from "@showroom/ui/showroom/tile-grid/tile-grid";
import { showroomPaths } from "../../pages/links.ts";
import type { ChoicesStore } from "../../shared/choices/choices-store.ts";
import { useChoices } from "../../shared/choices/use-choices.ts";
import { favouritesQuery } from "../../shared/favourites/favourites-query.ts";
import { FavouriteCard } from "./favourite-card.tsx";
import styles from "./favourites.module.css";
import { boardTexts as texts } from "./texts.ts";

/** What the route loads. */
export interface FavouritesData {
  readonly store: ChoicesStore;
  /** The rooms of the house type. */
  readonly pages: readonly Page[];
  readonly userId: number;
}

/** What the buyers of the home like, as a board per room. */
export function FavouritesPage() {
  const { store, pages, userId } = useLoaderData<FavouritesData>();
  const { project } = store;
  const { data } = useSuspenseQuery(favouritesQuery(project.id, userId));
  const rooms = useChoices(store, (state) => state.rooms);
  const boards = pages
    .map((page) => ({ page, liked: favouritesOn(pageCatalogue(page), data.favourites) }))
    .filter(({ liked }) => liked.length > 0);
  const back = <Button href={showroomPaths.root(project.slug)}>{texts.back}</Button>;
  if (boards.length === 0) return <MessagePage title={texts.none} text={texts.noneExplained} actions={back} />;
  return (
    <div className={styles["page"]}>
      <meta name="robots" content="noindex" />
      <PageHeader kicker={project.name} title={texts.title} intro={<p>{texts.intro}</p>} />
      {boards.map(({ page, liked }) => (
        <section key={page.id} aria-label={page.title} className={styles["room"]}>
          <h2>{page.title}</h2>
          <TileGrid label={page.title} columns="three">
            {liked.map((one) => (
              <FavouriteCard
                key={one.product.id}
                store={store}
                page={page}
                room={rooms[page.id] ?? store.room(page)}
                favourite={one}
              />
            ))}
          </TileGrid>
        </section>
      ))}
      <div data-print="hide">{back}</div>
    </div>
  );
}
