import type { StaffProject } from "@showroom/api-contract/entities/staff-project";
import { Link } from "@showroom/ui/controls/link/link";
import { EmptyState } from "@showroom/ui/feedback/empty-state/empty-state";
import { Heading } from "@showroom/ui/layout/heading/heading";
import { RuledItem, RuledList } from "@showroom/ui/layout/ruled-list/ruled-list";
import { projectPaths } from "../../pages/links.ts";
import { useConnection } from "@showroom/web-app/session/connection-context";
import { useQuery } from "@tanstack/react-query";
import { staffProjectsQuery } from "../../shared/session/user.ts";
import { RetryAlert } from "../../shared/errors/retry-alert.tsx";
import styles from "./home-page.module.css";
import { ProjectsPlaceholder } from "./projects-placeholder.tsx";
import { homeTexts as texts } from "./texts.ts";

/** A project without house types has no showroom yet, so its name is not a link. */
function Project({ project: { slug, name, houseTypes, buyerCount } }: { project: StaffProject }) {
  const canBeEntered = houseTypes.length > 0;
  return (
    <RuledItem aside={canBeEntered ? texts.buyers(buyerCount) : texts.noHouseTypes}>
      <Heading as="p" size={28}>
        {canBeEntered ? (
          <Link variant="quiet" href={projectPaths.landing(slug)}>
            {name}
          </Link>
        ) : (
          name
        )}
      </Heading>
    </RuledItem>
  );
}

/** The list of projects that the staff member may enter. */
export function ProjectList() {
  const { data: projects, isError, refetch } = useQuery(staffProjectsQuery(useConnection()));

  if (isError) {
    return (
      <RetryAlert announce="assertive" onRetry={() => void refetch()}>
        {texts.projectsFailed}
      </RetryAlert>
    );
  }
  if (projects === undefined) return <ProjectsPlaceholder />;
  if (projects.length === 0) return <EmptyState title={texts.noProjects} />;
  return (
    <section aria-label={texts.projects}>
      <RuledList className={styles["projects"]}>
        {projects.map((project) => (
          <Project key={project.id} project={project} />
        ))}
      </RuledList>
    </section>
  );
}
