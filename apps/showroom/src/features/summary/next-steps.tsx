import { Suspense } from "react";
import { Link } from "@showroom/ui/controls/link/link";
import { BulletList } from "@showroom/ui/layout/bullet-list/bullet-list";
import { HtmlContent } from "@showroom/ui/layout/html-content/html-content";
import { NEXT_STEPS } from "@showroom/domain/words/next-steps";
import { projectPaths } from "../../pages/links.ts";
import { useProject } from "../../shared/project/project.ts";
import { lazyPart } from "../../timeline/lazy-part.tsx";
import { overviewTexts as texts } from "./texts.ts";

const { Lazy: AppointmentNotice } = lazyPart(
  async () => (await import("../../shared/appointments/appointment-notice.tsx")).AppointmentNotice,
);

export interface NextStepsProps {
  /** HTML of the project for this way to submit, which says what comes first and when. */
  readonly content: string;
}

/** What happens after handing in, in order, and whom to call. The mail has the same steps. */
export function NextSteps({ content }: NextStepsProps) {
  const { slug, hasAppointments, showroom } = useProject();
  return (
    <>
      <BulletList
        marker="number"
        items={[
          ...(content === "" && !hasAppointments
            ? []
            : [
                {
                  key: "own",
                  content: (
                    <>
                      <HtmlContent html={content} />
                      {hasAppointments && (
                        <Suspense>
                          <AppointmentNotice />
                        </Suspense>
                      )}
                    </>
                  ),
                },
              ]),
          {
            key: "offer",
            content: (
              <>
                <span>{NEXT_STEPS.offer}</span> <Link href={projectPaths.offers(slug)}>{texts.offers}</Link>
              </>
            ),
          },
          { key: "order", content: NEXT_STEPS.order },
        ]}
      />
      {showroom.phone !== "" && (
        <p>
          <span>{NEXT_STEPS.questions(showroom.name)}</span>{" "}
          <Link href={`tel:${showroom.phone.replaceAll(/[^\d+]/g, "")}`}>{showroom.phone}</Link>
        </p>
      )}
    </>
  );
}
