import { Skeleton } from "@showroom/ui/feedback/skeleton/skeleton";
import { HtmlContent } from "@showroom/ui/layout/html-content/html-content";
import { VisuallyHidden } from "@showroom/ui/layout/visually-hidden/visually-hidden";
import type { PageOutline } from "@showroom/domain/model/page";
import type { Project } from "@showroom/domain/model/project";
import { WideHeader } from "../shared/step-view/wide-header.tsx";
import { TotalPlaceholder } from "../shared/summary/summary-placeholders.tsx";
import { Rows } from "./part-placeholder.tsx";
import shapes from "./shapes.module.css";
import styles from "./part-placeholder.module.css";

export interface WidePlaceholderProps {
  /** What is known about the step. */
  readonly page?: Pick<PageOutline, "type" | "title"> | undefined;
  readonly project?: Project | undefined;
  /** The text of the step, as HTML of the content editor. */
  readonly introduction?: string | null | undefined;
}

/** The placeholder of a step without a sidebar. A known text stands where the loaded page has it. */
export function WidePlaceholder({ page, project, introduction }: WidePlaceholderProps) {
  const rest = (
    <>
      <Skeleton variant="block" className={shapes["button"]} />
      <Rows count={4} />
    </>
  );
  if (page === undefined || project === undefined || !introduction)
    return (
      <>
        {page && (
          <h1>
            <VisuallyHidden>{page.title}</VisuallyHidden>
          </h1>
        )}
        <div className={styles["wide"]}>
          <Skeleton variant="block" className={shapes["title"]} />
          <Skeleton lines={2} />
          {rest}
        </div>
      </>
    );
  const isPictured = page.type === "intro" && (project.headerImage ?? project.images[0]) !== undefined;
  return (
    <div className={styles["wide"]} data-type={page.type} data-pictured={isPictured || undefined}>
      <WideHeader
        page={page}
        projectName={project.name}
        aside={page.type === "overview" ? <TotalPlaceholder /> : undefined}
      />
      <HtmlContent html={introduction} />
      {rest}
    </div>
  );
}
