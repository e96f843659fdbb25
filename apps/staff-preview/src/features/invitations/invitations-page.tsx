import { INVITATION_FIELDS } from "@showroom/api-contract/endpoints/invitations";
import { Link } from "@showroom/ui/controls/link/link";
import { Alert } from "@showroom/ui/feedback/alert/alert";
import { PageHeader } from "@showroom/ui/layout/page-header/page-header";
import { paths } from "../../shared/paths/paths.ts";
import { useStaffProject } from "../../shared/projects/projects.ts";
import { StaffPage } from "../../shared/page/staff-page.tsx";
import { SheetSection, TypedSection } from "../../shared/sheet/add-sections.tsx";
import { DraftOutcome } from "../../shared/sheet/draft-outcome.tsx";
import { InvitationDraftSection } from "./draft-section.tsx";
import { InvitationList } from "./invitation-list.tsx";
import { invitationsTexts as texts } from "./texts.ts";
import { RowFields } from "./row-fields.tsx";
import { useInvitationDraft } from "./use-invitation-draft.ts";

/** Invites the buyers of a project, and shows what became of each invitation. */
export function InvitationsPage() {
  const project = useStaffProject();
  const draft = useInvitationDraft(project.id);
  const isOpen = project.state === "open";
  return (
    <StaffPage>
      <PageHeader
        size="small"
        kicker={<Link href={paths.buyers(project.slug)}>{project.name}</Link>}
        title={texts.title}
        intro={<p>{texts.intro}</p>}
      />
      {isOpen ? (
        <SheetSection draft={draft} title={texts.sheet} help={texts.fileHelp} />
      ) : (
        <Alert>{texts.notOpen}</Alert>
      )}
      <InvitationDraftSection draft={draft} />
      <DraftOutcome draft={draft} failed={texts.failed} done={texts.sent} />
      {isOpen && (
        <TypedSection
          draft={draft}
          title={texts.one}
          fields={INVITATION_FIELDS}
          rowFields={RowFields}
          failed={texts.failed}
        />
      )}
      <InvitationList />
    </StaffPage>
  );
}
