import { useState } from "react";
import { useSearchParams } from "react-router";
import { useSuspenseQuery } from "@tanstack/react-query";
import { Checkbox } from "@showroom/ui/controls/checkbox/checkbox";
import { Link } from "@showroom/ui/controls/link/link";
import { Alert } from "@showroom/ui/feedback/alert/alert";
import { EmptyState } from "@showroom/ui/feedback/empty-state/empty-state";
import { PageHeader } from "@showroom/ui/layout/page-header/page-header";
import { StaffPage } from "../../shared/page/staff-page.tsx";
import { paths } from "../../shared/paths/paths.ts";
import { useStaffProject } from "../../shared/projects/projects.ts";
import { questionsQuery } from "./questions-queries.ts";
import { StaffThread } from "./staff-thread.tsx";
import { questionTexts as texts } from "./texts.ts";

/** The parameter of the address with which all questions are shown. */
const ALL = "alle";

/** The questions of a project, those that wait for an answer first. */
export function QuestionsPage() {
  const project = useStaffProject();
  const { data } = useSuspenseQuery(questionsQuery(project.id));
  const [parameters, setParameters] = useSearchParams();
  const [isSent, setIsSent] = useState(false);
  /** Threads that waited when the page was opened stay where they are after their answer. */
  const [kept] = useState(() => new Set(data.items.flatMap(({ id, state }) => (state === "open" ? [id] : []))));
  const showsAll = parameters.has(ALL);
  const shown = data.items.filter(({ id, state }) => showsAll || state === "open" || kept.has(id));
  return (
    <StaffPage>
      <PageHeader
        size="small"
        kicker={<Link href={paths.buyers(project.slug)}>{project.name}</Link>}
        title={texts.title}
        intro={<p>{texts.intro}</p>}
      />
      <Checkbox
        label={texts.all}
        checked={showsAll}
        onChange={(event) => setParameters(event.target.checked ? { [ALL]: "ja" } : {}, { replace: true })}
      />
      {!data.mayWrite && <Alert variant="info">{texts.archived}</Alert>}
      {isSent && (
        <Alert variant="success" announce="polite">
          {texts.sent}
        </Alert>
      )}
      {shown.length === 0 ? (
        <EmptyState title={data.items.length === 0 ? texts.none : texts.noneOpen}>{texts.noneExplained}</EmptyState>
      ) : (
        shown.map((thread) => (
          <div key={thread.id} id={`vraag-${thread.id}`}>
            <StaffThread project={project} thread={thread} mayWrite={data.mayWrite} onSent={() => setIsSent(true)} />
          </div>
        ))
      )}
    </StaffPage>
  );
}
