import { useMemo } from "react";
import { useQueries, useSuspenseQuery } from "@tanstack/react-query";
import { useParams } from "react-router";
import { formatQuantity } from "@showroom/domain/format/measures";
import type { Page } from "@showroom/domain/model/page";
import type { HouseType, Project } from "@showroom/domain/model/project";
import { standardRoomChoice } from "@showroom/domain/configurator/standard-room";
import { pageCatalogue } from "@showroom/domain/selection/page-catalogue";
import { Link } from "@showroom/ui/controls/link/link";
import { EmptyState } from "@showroom/ui/feedback/empty-state/empty-state";
import { Skeleton } from "@showroom/ui/feedback/skeleton/skeleton";
import { PageHeader } from "@showroom/ui/layout/page-header/page-header";
import { TabLinks } from "@showroom/ui/navigation/tab-links/tab-links";
import { Heading } from "@showroom/ui/layout/heading/heading";
import { Text } from "@showroom/ui/layout/text/text";
import { paths } from "../../shared/paths/paths.ts";
import { PictureCards } from "../../shared/pictures/picture-card.tsx";
import { RoomPicture } from "../../shared/pictures/room-picture.tsx";
import { pageQuery, projectQuery, useStaffProject } from "../../shared/projects/projects.ts";
import { StaffPage } from "../../shared/page/staff-page.tsx";
import { FloorPlans } from "./floor-plans.tsx";
import { HouseTypeSwitch } from "./house-type-switch.tsx";
import styles from "./house-types.module.css";
import { StandardRoom } from "./standard-room.tsx";
import { houseTypesTexts as texts } from "./texts.ts";

function StandardPicture({ page, project, houseType }: { page: Page; project: Project; houseType: HouseType }) {
  const room = useMemo(() => standardRoomChoice(pageCatalogue(page), project), [page, project]);
  return <RoomPicture page={page} room={room} project={project} houseType={houseType} />;
}

function StandardSetUp({ project, houseType }: { project: Project; houseType: HouseType }) {
  const pages = useQueries({
    queries: houseType.pages.map(({ id }) => pageQuery(houseType.id, id)),
    combine: (results) =>
      results.every(({ data }) => data !== undefined) ? results.map(({ data }) => data as Page) : null,
  });
  if (pages === null) return <Skeleton variant="block" height="32rem" />;
  const rooms = pages.filter(({ type }) => type === "configurator");
  return (
    <>
      {project.hasFloors && (
        <Text size={14} tone="muted">
          {texts.facts(formatQuantity(houseType.amountFloorsM2), formatQuantity(houseType.amountBaseboards))}
        </Text>
      )}
      <section className={styles["section"]} aria-labelledby="beeld">
        <Heading as="h2" size={28} id="beeld">
          {texts.pictures}
        </Heading>
        <PictureCards>
          {rooms.map((page) => (
            <StandardPicture key={page.id} page={page} project={project} houseType={houseType} />
          ))}
        </PictureCards>
      </section>
      <FloorPlans pages={pages} />
      <section className={styles["section"]} aria-labelledby="producten">
        <Heading as="h2" size={28} id="producten">
          {texts.products}
        </Heading>
        <div className={styles["rooms"]}>
          {rooms.map((page) => (
            <StandardRoom key={page.id} page={page} project={project} />
          ))}
        </div>
      </section>
    </>
  );
}

/** The standard rooms of each house type: pictures, floor plans and products. */
export function HouseTypesPage() {
  const { slug } = useStaffProject();
  const { houseTypeId } = useParams();
  const { data: project } = useSuspenseQuery(projectQuery(slug));
  const houseType = project.houseTypes.find(({ id }) => String(id) === houseTypeId);
  return (
    <StaffPage>
      <PageHeader
        size="small"
        kicker={<Link href={paths.buyers(slug)}>{project.name}</Link>}
        title={texts.title}
        intro={<p>{texts.intro}</p>}
        aside={project.houseTypes.length > 0 && <HouseTypeSwitch project={project} />}
      />
      {houseType === undefined ? (
        <EmptyState title={texts.noHouseTypes} />
      ) : (
        <>
          <TabLinks
            label={texts.tabs}
            items={project.houseTypes.map(({ id, name }) => ({
              href: paths.houseType(slug, id),
              label: name,
              current: id === houseType.id,
            }))}
          />
          <StandardSetUp key={houseType.id} project={project} houseType={houseType} />
        </>
      )}
    </StaffPage>
  );
}
