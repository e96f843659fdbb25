import { useSuspenseQuery } from "@tanstack/react-query";
import type { StaffProject } from "@showroom/api-contract/entities/staff-project";
import { PROJECT_STATUS } from "@showroom/domain/model/project";
import { Link } from "@showroom/ui/controls/link/link";
import { EmptyState } from "@showroom/ui/feedback/empty-state/empty-state";
import { StatusBadge } from "@showroom/ui/feedback/status-badge/status-badge";
import { PageHeader } from "@showroom/ui/layout/page-header/page-header";
import { formatMoment } from "../../shared/moment.ts";
import { paths } from "../../shared/paths.ts";
import { staffProjectsQuery } from "../../shared/staff/projects.ts";
import styles from "./projects.module.css";
import { projectsTexts as texts } from "./texts.ts";

function ProjectCard({ project }: { project: StaffProject }) {
  const { name, slug, status, priceGroup, showroomName, buyerCount, submittedCount, houseTypes, lastChangeAt } =
    project;
  const facts = [
    [texts.buyers, String(buyerCount)],
    [texts.submitted, `${submittedCount}`],
    [texts.houseTypes, houseTypes.map((houseType) => houseType.name).join(", ") || texts.none],
    [texts.priceGroup, texts.priceGroups[priceGroup]],
    [texts.lastChange, lastChangeAt === null ? texts.never : formatMoment(lastChangeAt)],
  ] as const;
  return (
    <li className={styles["card"]}>
      <div className={styles["head"]}>
        <h2 className={styles["name"]}>
          <Link href={paths.buyers(slug)} variant="quiet" className={styles["link"]}>
            {name}
          </Link>
        </h2>
        {status !== PROJECT_STATUS.active && <StatusBadge>{texts.status[status]}</StatusBadge>}
      </div>
      <p className={styles["showroom"]}>{showroomName}</p>
      <dl className={styles["facts"]}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </li>
  );
}

/** The projects that one may enter. */
export function ProjectsPage() {
  const { data: projects } = useSuspenseQuery(staffProjectsQuery);
  return (
    <div className={styles["page"]}>
      <PageHeader title={texts.title} intro={projects.length > 0 && <p>{texts.intro}</p>} />
      {projects.length === 0 ? (
        <EmptyState title={texts.empty}>{texts.emptyExplained}</EmptyState>
      ) : (
        <ul className={styles["list"]}>
          {projects.map((project) => (
            <ProjectCard key={project.id} project={project} />
          ))}
        </ul>
      )}
    </div>
  );
}
