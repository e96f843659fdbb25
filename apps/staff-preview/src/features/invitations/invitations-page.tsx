import { Link } from "@showroom/ui/controls/link/link";
import { Alert } from "@showroom/ui/feedback/alert/alert";
import { PageHeader } from "@showroom/ui/layout/page-header/page-header";
import { paths } from "../../shared/paths/paths.ts";
import { useStaffProject } from "../../shared/projects/projects.ts";
import { StaffPage } from "../../shared/page/staff-page.tsx";
import { SheetSection, TypedSection } from "./add-section.tsx";
import { DraftSection } from "./draft-section.tsx";
import { InvitationList } from "./invitation-list.tsx";
import { invitationsTexts as texts } from "./texts.ts";
import { useDraft } from "./use-draft.ts";

/** Invites the buyers of a project, and shows what became of each invitation. */
export function InvitationsPage() {
  const project = useStaffProject();
  const draft = useDraft(project.id);
  const { send } = draft;
  const isOpen = project.state === "open";
  return (
    <StaffPage>
      <PageHeader
        size="small"
        kicker={<Link href={paths.buyers(project.slug)}>{project.name}</Link>}
        title={texts.title}
        intro={<p>{texts.intro}</p>}
      />
      {isOpen ? <SheetSection draft={draft} /> : <Alert>{texts.notOpen}</Alert>}
      <DraftSection draft={draft} />
      {send.isError && (
        <Alert variant="danger" announce="assertive">
          {texts.failed}
        </Alert>
      )}
      {typeof send.data === "number" && (
        <Alert variant="success" announce="polite">
          {texts.sent(send.data)}
        </Alert>
      )}
      {isOpen && <TypedSection draft={draft} />}
      <InvitationList />
    </StaffPage>
  );
}
