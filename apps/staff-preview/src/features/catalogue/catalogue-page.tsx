import { useState } from "react";
import { Button } from "@showroom/ui/controls/button/button";
import { Link } from "@showroom/ui/controls/link/link";
import { Alert } from "@showroom/ui/feedback/alert/alert";
import { Heading } from "@showroom/ui/layout/heading/heading";
import { PageHeader } from "@showroom/ui/layout/page-header/page-header";
import { paths } from "../../shared/paths/paths.ts";
import { useStaffProject } from "../../shared/projects/projects.ts";
import { StaffPage } from "../../shared/page/staff-page.tsx";
import { CatalogueDownloads } from "./catalogue-downloads.tsx";
import { CatalogueFile } from "./catalogue-file.tsx";
import { ChangeView } from "./change-view.tsx";
import styles from "./catalogue.module.css";
import { ProjectStateSection } from "./project-state.tsx";
import { uploadFailure } from "../../shared/files/read-upload.ts";
import { StagedList } from "./staged-list.tsx";
import { catalogueTexts as texts } from "./texts.ts";
import { useCatalogue } from "./use-catalogue.ts";
import { VersionList } from "./version-list.tsx";

/** Uploads, checks, previews and publishes a project's catalogue, and restores an earlier version. */
export function CataloguePage() {
  const project = useStaffProject();
  const { check, difference, revert } = useCatalogue(project.id);
  const [file, setFile] = useState<File | null>(null);
  return (
    <StaffPage>
      <PageHeader
        size="small"
        kicker={<Link href={paths.buyers(project.slug)}>{project.name}</Link>}
        title={texts.title}
        intro={<p>{texts.intro}</p>}
        aside={
          project.state !== "archived" && (
            <Button size="small" href={paths.editCatalogue(project.slug)}>
              {texts.edit}
            </Button>
          )
        }
      />
      <section className={styles["section"]} aria-labelledby="nieuw">
        <Heading as="h2" size={28} id="nieuw">
          {texts.upload}
        </Heading>
        <CatalogueDownloads projectId={project.id} />
        <CatalogueFile
          description={texts.fileHelp}
          onChoose={(chosen) => {
            setFile(chosen);
            check.reset();
          }}
        />
        <Button disabled={file === null} loading={check.isPending} onClick={() => file && check.mutate(file)}>
          {texts.check}
        </Button>
        {check.isError && (
          <Alert variant="danger" announce="assertive">
            {uploadFailure(check.error)}
          </Alert>
        )}
        {check.data !== undefined && <ChangeView {...check.data} />}
        <StagedList />
      </section>
      <section className={styles["section"]} aria-labelledby="versies">
        <Heading as="h2" size={28} id="versies">
          {texts.history}
        </Heading>
        {revert.data?.published === true && (
          <Alert variant="success" announce="polite">
            {texts.reverted}
          </Alert>
        )}
        <VersionList projectId={project.id} difference={difference} revert={revert} />
      </section>
      <ProjectStateSection />
    </StaffPage>
  );
}
