import Printer from "lucide-react/icons/printer";
import { useMemo, useState } from "react";
import { useLoaderData } from "react-router";
import { formatDay } from "@showroom/domain/format/moment";
import type { Page } from "@showroom/domain/model/page";
import { stepNumberOf } from "@showroom/domain/steps/step-number";
import { pageCatalogue } from "@showroom/domain/selection/page-catalogue";
import type { drawWalls } from "@showroom/scene/elevation/draw-walls";
import { Button } from "@showroom/ui/controls/button/button";
import { Link } from "@showroom/ui/controls/link/link";
import { BulletList } from "@showroom/ui/layout/bullet-list/bullet-list";
import { MessagePage } from "@showroom/ui/layout/message-page/message-page";
import { PageHeader } from "@showroom/ui/layout/page-header/page-header";
import { WallElevation } from "@showroom/ui/showroom/wall-elevation/wall-elevation";
import { showroomPaths } from "../../pages/links.ts";
import type { ChoicesStore } from "../../shared/choices/choices-store.ts";
import { useChoices } from "../../shared/choices/use-choices.ts";
import styles from "./elevations.module.css";
import { roomDrawing } from "./room-drawing.ts";
import { elevationTexts as texts } from "./texts.ts";

/** What the route loads. */
export interface ElevationsData {
  readonly store: ChoicesStore;
  readonly page: Page;
  readonly drawWalls: typeof drawWalls;
}

/** The walls of a room as drawings with measures, on the screen and on paper. */
export function RoomElevations() {
  const { store, page, drawWalls } = useLoaderData<ElevationsData>();
  const { project, houseType } = store;
  const room = useChoices(store, (state) => state.rooms[page.id]) ?? store.room(page);
  const drawing = useMemo(
    () => roomDrawing({ catalogue: pageCatalogue(page), room, settings: project, houseType }, drawWalls),
    [page, room, project, houseType, drawWalls],
  );
  const [today] = useState(() => formatDay(new Date()));
  const context = texts.context(page.title, houseType.name, project.name, today);
  const back = <Button href={showroomPaths.step(project.slug, stepNumberOf(page))}>{texts.back}</Button>;
  if (drawing === null) return <MessagePage title={texts.cannot} text={texts.cannotExplained} actions={back} />;
  const others = houseType.pages.filter(({ id, type }) => type === "configurator" && id !== page.id);
  return (
    <div className={styles["page"]} data-print="sheets">
      <div data-print="hide">
        <PageHeader
          kicker={page.title}
          title={texts.title}
          intro={<p>{texts.intro}</p>}
          aside={
            <Button icon={Printer} onClick={() => window.print()}>
              {texts.print}
            </Button>
          }
        />
      </div>
      {drawing.walls.map(({ wall, title, description, drawing: lines, fixtures, tiles }) => (
        <WallElevation
          key={wall}
          title={title}
          context={context}
          description={description}
          drawing={lines}
          fixtures={fixtures}
          note={texts.note(drawing)}
        >
          <BulletList items={tiles.map(([part, words]) => ({ key: part, content: `${part}: ${words}` }))} />
        </WallElevation>
      ))}
      <div className={styles["actions"]} data-print="hide">
        {back}
        {others.length > 0 && (
          <section aria-labelledby="andere">
            <h2 id="andere">{texts.rooms}</h2>
            <BulletList
              items={others.map((other) => ({
                key: String(other.id),
                content: (
                  <Link href={`${showroomPaths.root(project.slug)}/wanden/${stepNumberOf(other)}`}>{other.title}</Link>
                ),
              }))}
            />
          </section>
        )}
      </div>
    </div>
  );
}
