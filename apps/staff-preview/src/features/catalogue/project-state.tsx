import { useState } from "react";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { changeProjectState } from "@showroom/api-contract/endpoints/new-project";
import { mayBecome, mayBeDeleted, PROJECT_STATES, type ProjectState } from "@showroom/domain/model/project";
import { Button } from "@showroom/ui/controls/button/button";
import { BulletList } from "@showroom/ui/layout/bullet-list/bullet-list";
import { Heading } from "@showroom/ui/layout/heading/heading";
import { ConfirmDialog } from "@showroom/ui/overlays/confirm-dialog/confirm-dialog";
import { api } from "../../shared/api/api.ts";
import { useStaffProject } from "../../shared/projects/projects.ts";
import { DeleteProject } from "./delete-project.tsx";
import styles from "./catalogue.module.css";
import { catalogueTexts, projectStateTexts as texts } from "./texts.ts";

/** Opens, closes and archives a project, after a question that names the consequences. */
export function ProjectStateSection() {
  const { id: projectId, state } = useStaffProject();
  const queries = useQueryClient();
  const [asked, setAsked] = useState<ProjectState>("open");
  const [isAsking, setIsAsking] = useState(false);
  const change = useMutation({
    mutationFn: (to: ProjectState) => api.call(changeProjectState, { params: { projectId }, body: { state: to } }),
    onSuccess: async () => {
      await queries.invalidateQueries();
      setIsAsking(false);
    },
  });
  const ask = (to: ProjectState): void => {
    change.reset();
    setAsked(to);
    setIsAsking(true);
  };
  return (
    <section className={styles["section"]} aria-labelledby="project">
      <Heading as="h2" size={28} id="project">
        {texts.title}
      </Heading>
      <p>{texts.now[state]}</p>
      <div className={styles["actions"]}>
        {PROJECT_STATES.filter((other) => other !== state && mayBecome(state, other)).map((other) => (
          <Button key={other} onClick={() => ask(other)}>
            {texts.action[other]}
          </Button>
        ))}
        {mayBeDeleted(state) && <DeleteProject />}
      </div>
      <ConfirmDialog
        open={isAsking}
        title={texts.question[asked]}
        confirmLabel={texts.confirm[asked]}
        cancelLabel={texts.cancel}
        danger={asked !== "open"}
        busy={change.isPending}
        error={change.isError ? catalogueTexts.failed : undefined}
        onCancel={() => setIsAsking(false)}
        onConfirm={() => change.mutate(asked)}
      >
        <BulletList items={texts.consequences[asked].map((content) => ({ key: content, content }))} />
      </ConfirmDialog>
    </section>
  );
}
