import { useState } from "react";
import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import { createProject, listOrganisations } from "@showroom/api-contract/endpoints/new-project";
import { Button } from "@showroom/ui/controls/button/button";
import { Link } from "@showroom/ui/controls/link/link";
import { Select } from "@showroom/ui/controls/select/select";
import { TextField } from "@showroom/ui/controls/text-field/text-field";
import { Alert } from "@showroom/ui/feedback/alert/alert";
import { PageHeader } from "@showroom/ui/layout/page-header/page-header";
import { api } from "../../shared/api/api.ts";
import { paths } from "../../shared/paths/paths.ts";
import { staffProjectsQuery } from "../../shared/projects/projects.ts";
import { StaffPage } from "../../shared/page/staff-page.tsx";
import { CatalogueDownloads } from "./catalogue-downloads.tsx";
import { CatalogueFile } from "./catalogue-file.tsx";
import { ChangeView } from "./change-view.tsx";
import styles from "./catalogue.module.css";
import { readUpload, uploadFailure } from "../../shared/files/read-upload.ts";
import { slugOf } from "./slug-of.ts";
import { catalogueTexts as texts, newProjectTexts } from "./texts.ts";

const organisationsQuery = queryOptions({
  queryKey: ["organisations"],
  queryFn: async ({ signal }) => (await api.call(listOrganisations, {}, { signal })).items,
});

/** Makes a project from an uploaded catalogue: check first, then make. */
export function NewProjectPage() {
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [name, setName] = useState("");
  const [ownSlug, setOwnSlug] = useState<string | null>(null);
  const [file, setFile] = useState<File | null>(null);
  const [showroomId, setShowroomId] = useState<number | null>(null);
  const { data: organisations = [] } = useQuery(organisationsQuery);
  const slug = ownSlug ?? slugOf(name);
  const create = useMutation({
    mutationFn: async (dryRun: boolean) =>
      file &&
      (await api.call(createProject, {
        body: { file: await readUpload(file), slug, name, showroomId, dryRun, agreed: !dryRun },
      })),
    onSuccess: async (outcome) => {
      if (outcome?.published !== true) return;
      // The loader of the next page uses the projects as they are cached.
      await queries.fetchQuery({ ...staffProjectsQuery, staleTime: 0 });
      await navigate(paths.catalogue(slug));
    },
  });
  const isComplete = file !== null && name.trim() !== "" && slug !== "" && slug === slugOf(slug);
  const mayCreate = isComplete && create.data != null && create.data.difference !== null;
  return (
    <StaffPage>
      <PageHeader
        size="small"
        kicker={<Link href={paths.projects}>{newProjectTexts.projects}</Link>}
        title={newProjectTexts.title}
        intro={<p>{newProjectTexts.intro}</p>}
      />
      <div className={styles["section"]}>
        <TextField
          label={newProjectTexts.name}
          value={name}
          onChange={(event) => {
            setName(event.target.value);
            create.reset();
          }}
        />
        <TextField
          label={newProjectTexts.slug}
          description={newProjectTexts.slugHelp(slug)}
          error={slug !== slugOf(slug) && newProjectTexts.slugWrong}
          value={slug}
          onChange={(event) => {
            setOwnSlug(event.target.value);
            create.reset();
          }}
        />
        <Select
          label={newProjectTexts.showroom}
          description={newProjectTexts.showroomHelp}
          placeholder={newProjectTexts.ofFile}
          options={organisations.map(({ id, name: title }) => ({ value: String(id), label: title }))}
          value={showroomId === null ? "" : String(showroomId)}
          onChange={(event) => {
            setShowroomId(event.target.value === "" ? null : Number(event.target.value));
            create.reset();
          }}
        />
        <CatalogueDownloads />
        <CatalogueFile
          description={newProjectTexts.fileHelp}
          onChoose={(chosen) => {
            setFile(chosen);
            create.reset();
          }}
        />
        <div className={styles["actions"]}>
          <Button disabled={!isComplete} loading={create.isPending} onClick={() => create.mutate(true)}>
            {texts.check}
          </Button>
          {mayCreate && (
            <Button variant="primary" loading={create.isPending} onClick={() => create.mutate(false)}>
              {newProjectTexts.create}
            </Button>
          )}
        </div>
        {create.isError && (
          <Alert variant="danger" announce="assertive">
            {uploadFailure(create.error)}
          </Alert>
        )}
        {create.data != null && <ChangeView {...create.data} />}
      </div>
    </StaffPage>
  );
}
