import type { ReactNode } from "react";
import { Outlet, useLocation } from "react-router";
import { Link } from "@showroom/ui/controls/link/link";
import { Footer } from "@showroom/ui/navigation/footer/footer";
import type { NavigationItem } from "@showroom/ui/navigation/top-navigation/top-navigation";
import type { Project } from "@showroom/domain/model/project";
import { websiteAddress } from "@showroom/domain/validation/patterns";
import { ContractorLogo } from "../shared/project/contractor-logo.tsx";
import { useProject } from "../shared/project/project.ts";
import { projectPaths, publicPaths } from "../pages/links.ts";
import { useMayEnter } from "../shared/session/user.ts";
import { PageFrame } from "./page-frame.tsx";
import { shellTexts } from "./texts.ts";

function ProjectFooter({ project }: { project: Project }) {
  const { pathname } = useLocation();
  const hasLogo = project.contractor.companyLogo !== null;
  return (
    <Footer
      showroom={project.showroom}
      contractorLabel={hasLogo && shellTexts.contractor}
      contractorLogo={hasLogo && <ContractorLogo project={project} />}
      disclaimer={pathname === projectPaths.offers(project.slug) ? shellTexts.allIncluded : shellTexts.disclaimer}
      links={
        <>
          {project.website && (
            <Link href={websiteAddress(project.website)} newTab>
              {shellTexts.website(project.name)}
            </Link>
          )}
          {project.hasTerms && (
            <Link href={projectPaths.terms(project.slug)}>{shellTexts.projectTerms(project.name)}</Link>
          )}
          <Link href={publicPaths.terms}>{shellTexts.terms}</Link>
          <Link href={publicPaths.privacy}>{shellTexts.privacy}</Link>
        </>
      }
    />
  );
}

/** The layout of the public pages of a project. */
export function ProjectFrame({ project, children }: { project: Project; children: ReactNode }) {
  const { pathname } = useLocation();
  const mayEnter = useMayEnter(project);
  const landing = projectPaths.landing(project.slug);
  const contact = projectPaths.contact(project.slug);
  const items: NavigationItem[] = [
    { href: landing, label: shellTexts.home, current: pathname === landing },
    ...(mayEnter ? [{ href: projectPaths.showroom(project.slug), label: shellTexts.showroom }] : []),
    { href: contact, label: shellTexts.contact, current: pathname === contact },
  ];
  return (
    <PageFrame brand={project.name} brandHref={landing} items={items} footer={<ProjectFooter project={project} />}>
      {children}
    </PageFrame>
  );
}

export function ProjectLayout() {
  return (
    <ProjectFrame project={useProject()}>
      <Outlet />
    </ProjectFrame>
  );
}
