import { HOME_FIELDS } from "@showroom/api-contract/endpoints/homes";
import { Link } from "@showroom/ui/controls/link/link";
import { Alert } from "@showroom/ui/feedback/alert/alert";
import { PageHeader } from "@showroom/ui/layout/page-header/page-header";
import { StaffPage } from "../../shared/page/staff-page.tsx";
import { paths } from "../../shared/paths/paths.ts";
import { useStaffProject } from "../../shared/projects/projects.ts";
import { SheetSection, TypedSection } from "../../shared/sheet/add-sections.tsx";
import { DraftOutcome } from "../../shared/sheet/draft-outcome.tsx";
import { HomeDraftSection } from "./home-draft-section.tsx";
import { HomeFields } from "./home-fields.tsx";
import { HomeList } from "./home-list.tsx";
import { homesTexts as texts } from "./texts.ts";
import { useHomeDraft } from "./use-home-draft.ts";

/** The homes of a project: adds them, completes them from a file, and changes one. */
export function HomesPage() {
  const project = useStaffProject();
  const draft = useHomeDraft(project.id);
  const isArchived = project.state === "archived";
  return (
    <StaffPage>
      <PageHeader
        size="small"
        kicker={<Link href={paths.buyers(project.slug)}>{project.name}</Link>}
        title={texts.title}
        intro={<p>{texts.intro}</p>}
      />
      {isArchived && <Alert>{texts.archived}</Alert>}
      {!isArchived && <SheetSection draft={draft} title={texts.sheet} help={texts.fileHelp} />}
      <HomeDraftSection draft={draft} />
      <DraftOutcome draft={draft} failed={texts.failed} done={texts.saved} />
      {!isArchived && (
        <TypedSection
          draft={draft}
          title={texts.one}
          fields={HOME_FIELDS}
          rowFields={HomeFields}
          failed={texts.failed}
        />
      )}
      <HomeList />
    </StaffPage>
  );
}
