import { useState } from "react";
import { useSuspenseQuery } from "@tanstack/react-query";
import type { StaffProject } from "@showroom/api-contract/entities/staff-project";
import { isAdmin } from "@showroom/domain/access/access";
import { Button } from "@showroom/ui/controls/button/button";
import { Checkbox } from "@showroom/ui/controls/checkbox/checkbox";
import { EmptyState } from "@showroom/ui/feedback/empty-state/empty-state";
import { StatusBadge } from "@showroom/ui/feedback/status-badge/status-badge";
import { Heading } from "@showroom/ui/layout/heading/heading";
import { ProjectCard } from "@showroom/ui/staff/project-card/project-card";
import { formatMoment } from "@showroom/domain/format/moment";
import { paths } from "../../shared/paths/paths.ts";
import { useUser } from "../../shared/session/user.ts";
import { staffProjectsQuery } from "../../shared/projects/projects.ts";
import styles from "./projects.module.css";
import { projectsTexts as texts } from "./texts.ts";

function Project({ project }: { project: StaffProject }) {
  const { name, slug, state, priceGroup, floorPriceGroup, showroomName } = project;
  const { buyerCount, submittedCount, houseTypes, lastChangeAt } = project;
  const badge = texts.states[state];
  const facts = [
    [texts.buyers, String(buyerCount)],
    [texts.submitted, `${submittedCount}`],
    [texts.houseTypes, houseTypes.map((houseType) => houseType.name).join(", ") || texts.none],
    [texts.priceGroup, texts.priceGroups[priceGroup]],
    [texts.floorPriceGroup, texts.priceGroups[floorPriceGroup]],
    [texts.lastChange, lastChangeAt === null ? texts.never : formatMoment(lastChangeAt)],
  ] as const;
  return (
    <ProjectCard
      title={name}
      headingAs="h3"
      href={paths.buyers(slug)}
      badge={badge !== null && <StatusBadge>{badge}</StatusBadge>}
      note={showroomName}
      facts={facts}
    />
  );
}

/** The projects that the user may open. */
export function ProjectsSection() {
  const user = useUser();
  const { data: projects } = useSuspenseQuery(staffProjectsQuery);
  const [all, setAll] = useState(false);
  const archived = projects.filter(({ state }) => state === "archived").length;
  const shown = all ? projects : projects.filter(({ state }) => state !== "archived");
  return (
    <section className={styles["section"]} aria-labelledby="projecten">
      <div className={styles["head"]}>
        <Heading as="h2" size={28} id="projecten">
          {texts.title}
        </Heading>
        {isAdmin(user) && (
          <Button size="small" href={paths.newProject}>
            {texts.newProject}
          </Button>
        )}
      </div>
      {projects.length > 0 && <p>{texts.intro}</p>}
      {projects.length === 0 ? (
        <EmptyState title={texts.empty}>{texts.emptyExplained}</EmptyState>
      ) : (
        <ul className={styles["list"]}>
          {shown.map((project) => (
            <li key={project.id}>
              <Project project={project} />
            </li>
          ))}
        </ul>
      )}
      {archived > 0 && (
        <Checkbox
          label={texts.showArchived(archived)}
          checked={all}
          onChange={(event) => setAll(event.target.checked)}
        />
      )}
    </section>
  );
}
