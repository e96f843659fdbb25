import { useState } from "react";
import { Button } from "@showroom/ui/controls/button/button";
import { Link } from "@showroom/ui/controls/link/link";
import { TextField } from "@showroom/ui/controls/text-field/text-field";
import { Alert } from "@showroom/ui/feedback/alert/alert";
import { Heading } from "@showroom/ui/layout/heading/heading";
import { PageHeader } from "@showroom/ui/layout/page-header/page-header";
import { ConfirmDialog } from "@showroom/ui/overlays/confirm-dialog/confirm-dialog";
import { paths } from "../../shared/paths/paths.ts";
import { useStaffProject } from "../../shared/projects/projects.ts";
import { ChangeView, DifferenceView } from "./change-view.tsx";
import styles from "./catalogue.module.css";
import { catalogueTexts as texts } from "./texts.ts";
import { useCatalogue } from "./use-catalogue.ts";
import { VersionList } from "./version-list.tsx";

/** Uploads, checks and publishes a project's catalogue, and restores an earlier version. */
export function CataloguePage() {
  const project = useStaffProject();
  const { checked, check, publish, preview, revert } = useCatalogue(project.id);
  const [file, setFile] = useState<File | null>(null);
  const [isAsking, setIsAsking] = useState(false);
  const difference = check.data?.difference ?? null;
  return (
    <div className={styles["page"]}>
      <PageHeader
        size="small"
        kicker={<Link href={paths.buyers(project.slug)}>{project.name}</Link>}
        title={texts.title}
        intro={<p>{texts.intro}</p>}
      />
      <section className={styles["section"]} aria-labelledby="nieuw">
        <Heading as="h2" size={28} id="nieuw">
          {texts.upload}
        </Heading>
        <TextField
          type="file"
          accept=".xlsx,.json"
          label={texts.file}
          description={texts.fileHelp}
          onChange={(event) => {
            setFile(event.target.files?.[0] ?? null);
            check.reset();
            publish.reset();
          }}
        />
        <div className={styles["actions"]}>
          <Button disabled={file === null} loading={check.isPending} onClick={() => file && check.mutate(file)}>
            {texts.check}
          </Button>
          {checked !== null && difference !== null && difference.outcome !== "unchanged" && (
            <Button variant="primary" onClick={() => setIsAsking(true)}>
              {texts.publish}
            </Button>
          )}
        </div>
        {check.isError && (
          <Alert variant="danger" announce="assertive">
            {texts.failed}
          </Alert>
        )}
        {publish.data?.published === true && (
          <Alert variant="success" announce="polite">
            {texts.published}
          </Alert>
        )}
        {check.data !== undefined && <ChangeView {...check.data} />}
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
        <VersionList projectId={project.id} preview={preview} revert={revert} />
      </section>
      <ConfirmDialog
        open={isAsking}
        title={texts.confirmTitle}
        confirmLabel={texts.confirm}
        cancelLabel={texts.cancel}
        busy={publish.isPending}
        error={publish.isError ? texts.failed : undefined}
        onCancel={() => setIsAsking(false)}
        onConfirm={() => checked && publish.mutate(checked, { onSuccess: () => setIsAsking(false) })}
      >
        <p>{texts.confirmBody}</p>
        {difference !== null && <DifferenceView difference={difference} />}
      </ConfirmDialog>
    </div>
  );
}
