import type { ReactNode } from "react";
import { BrandLogoProvider } from "@showroom/ui/overlays/dialog/brand-logo";
import type { Project } from "@showroom/domain/model/project";
import { useImages } from "@showroom/web-app/pictures/use-images";
import { useConnection } from "@showroom/web-app/session/connection-context";
import { useQuery } from "@tanstack/react-query";
import { projectQuery } from "./project.ts";
import { projectTexts } from "./texts.ts";

/** The logo of the contractor, or nothing when the project has none. */
export function ContractorLogo({ project }: { project: Project }) {
  const images = useImages();
  const { name, companyLogo } = project.contractor;
  if (companyLogo === null) return null;
  return (
    <img
      src={images.url(companyLogo.public_id, { crop: "fit", width: 240, height: 120 })}
      alt={projectTexts.contractorLogo(name)}
      loading="lazy"
      decoding="async"
    />
  );
}

export interface DialogLogoProps {
  /** The slug of the page's project; empty on pages without a project. */
  readonly slug: string;
  readonly children: ReactNode;
}

/** Provides the contractor's logo for the dialogs on a project's pages. */
export function DialogLogo({ slug, children }: DialogLogoProps) {
  const { data: project } = useQuery({ ...projectQuery(useConnection().api, slug), enabled: slug !== "" });
  const logo = project?.contractor.companyLogo ? <ContractorLogo project={project} /> : null;
  return <BrandLogoProvider logo={logo}>{children}</BrandLogoProvider>;
}
