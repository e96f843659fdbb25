import type { ReactNode } from "react";
import { Skeleton } from "@showroom/ui/feedback/skeleton/skeleton";
import { Spinner } from "@showroom/ui/feedback/spinner/spinner";
import { Link } from "@showroom/ui/controls/link/link";
import { FirstPicture } from "@showroom/ui/showroom/media-frame/first-picture";
import { Heading } from "@showroom/ui/layout/heading/heading";
import { Surface } from "@showroom/ui/layout/surface/surface";
import { VisuallyHidden } from "@showroom/ui/layout/visually-hidden/visually-hidden";
import type { Project } from "@showroom/domain/model/project";
import { useConnection } from "@showroom/web-app/session/connection-context";
import { useFirstPictures } from "../start/use-first-pictures.ts";
import { partRow } from "../pages/steps.ts";
import { introductionKey, projectQuery } from "../shared/project/project.ts";
import { projectPaths } from "../pages/links.ts";
import { placeholderTexts } from "./texts.ts";
import { titleOfStep, typeOfStep } from "../pages/page-at.ts";
import type { FoundStep } from "../pages/page-at.ts";
import { PartPlaceholder } from "./part-placeholder.tsx";
import { WidePlaceholder } from "./wide-placeholder.tsx";
import shapes from "./shapes.module.css";
import styles from "./placeholder.module.css";

/** The bar above a step, with the project's name as soon as that is known. */
function BarPlaceholder({ project, spins }: { project: Project | undefined; spins: boolean }) {
  const steps = <Skeleton variant="block" className={styles["steps"]} />;
  const account = spins ? (
    <Skeleton variant="block" className={styles["account"]} />
  ) : (
    <Spinner label={placeholderTexts.loading} diameter={24} patient className={styles["turning"]} />
  );
  return (
    <Surface ground="paper" line="below" className={styles["bar"]}>
      {project === undefined ? (
        <Skeleton variant="block" className={styles["name"]} />
      ) : (
        <Heading as="p" size={22}>
          <Link variant="quiet" href={projectPaths.landing(project.slug)}>
            {project.name}
          </Link>
        </Heading>
      )}
      {steps}
      {account}
    </Surface>
  );
}

export interface StepPlaceholderProps extends FoundStep {
  /** Shown in the place of the content, when nothing is loading. */
  readonly notice?: ReactNode;
}

/** The placeholder of a step: bars, and a picture with a sidebar or one wide page. */
export function StepPlaceholder({ slug, stepNumber, part, notice }: StepPlaceholderProps) {
  const { api, queryClient } = useConnection();
  // The public data of the project, which the server put into the page.
  const project = queryClient.getQueryData(projectQuery(api, slug).queryKey);
  const title = project && titleOfStep(project, stepNumber);
  const heading = title && (
    <h1>
      <VisuallyHidden>{title}</VisuallyHidden>
    </h1>
  );
  const type = project && typeOfStep(project, stepNumber);
  const introduction =
    project && stepNumber !== null
      ? queryClient.getQueryData<string | null>(introductionKey(project.id, stepNumber))
      : null;
  const isBusy = notice === undefined;
  const first = useFirstPictures(project?.id, stepNumber);
  const row = part && partRow(part);
  const shows = row?.shows === "picture";
  const spins = row?.placeholder === "spinner";
  return (
    <div className={styles["showroom"]} data-wide={row === null || undefined}>
      <BarPlaceholder project={project} spins={spins || !isBusy} />
      {row === null ? (
        <main aria-busy={isBusy}>
          {notice === undefined ? (
            <WidePlaceholder
              page={type && title ? { type, title } : undefined}
              project={project}
              introduction={introduction}
            />
          ) : (
            <>
              {heading}
              {notice}
            </>
          )}
        </main>
      ) : (
        <>
          <main aria-busy={isBusy} className={styles["split"]}>
            <FirstPicture
              picture={(shows && first?.[0]) || null}
              awaited={shows && first === undefined}
              fit={part === "floors" ? "cover" : "room"}
              className={styles["media"]}
            />
            <Surface line="beside" className={styles["sidebar"]}>
              {row.hasTabs === true && (
                <Surface line="below" className={styles["tabs"]}>
                  {["w", "x", "y", "z"].map((tab) => (
                    <Skeleton key={tab} variant="block" className={styles["tab"]} />
                  ))}
                </Surface>
              )}
              <div className={styles["content"]}>
                {heading}
                {notice ??
                  (spins ? (
                    <Spinner label={placeholderTexts.loading} patient />
                  ) : (
                    <PartPlaceholder shape={row.placeholder} />
                  ))}
              </div>
            </Surface>
          </main>
          <Surface ground="sheet" line="above" className={styles["foot"]}>
            <Skeleton variant="block" className={styles["amount"]} />
            <Skeleton variant="block" className={shapes["button"]} />
          </Surface>
        </>
      )}
    </div>
  );
}
