import { PageHeader } from "@showroom/ui/layout/page-header/page-header";
import { DaySection } from "../features/day/day-section.tsx";
import { ProjectsSection } from "../features/projects/projects-section.tsx";
import { StaffPage } from "../shared/page/staff-page.tsx";
import { ROUTE_TITLES } from "./texts.ts";

/** The first page of staff: what needs somebody today, and then the projects. */
export function FirstPage() {
  return (
    <StaffPage>
      <PageHeader size="small" title={ROUTE_TITLES.today} />
      <DaySection />
      <ProjectsSection />
    </StaffPage>
  );
}
