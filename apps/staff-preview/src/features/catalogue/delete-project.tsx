import { useState } from "react";
import { useMutation } from "@tanstack/react-query";
import { deleteProject } from "@showroom/api-contract/endpoints/new-project";
import { Button } from "@showroom/ui/controls/button/button";
import { TextField } from "@showroom/ui/controls/text-field/text-field";
import { BulletList } from "@showroom/ui/layout/bullet-list/bullet-list";
import { ConfirmDialog } from "@showroom/ui/overlays/confirm-dialog/confirm-dialog";
import { api } from "../../shared/api/api.ts";
import { useStaffProject } from "../../shared/projects/projects.ts";
import { catalogueTexts, deleteProjectTexts as texts } from "./texts.ts";

/** The list of projects, in this application. */
const PROJECTS = "/admin";

/** Deletes an archived project. The question says what is removed and what is kept, and asks for the project's name. */
export function DeleteProject() {
  const project = useStaffProject();
  const params = { projectId: project.id };
  const [isAsking, setIsAsking] = useState(false);
  const [name, setName] = useState("");
  const [isWrong, setIsWrong] = useState(false);
  const count = useMutation({
    mutationFn: () => api.call(deleteProject, { params, body: { name: "", dryRun: true } }),
    onSuccess: () => setIsAsking(true),
  });
  const remove = useMutation({
    mutationFn: () => api.call(deleteProject, { params, body: { name: project.name, dryRun: false } }),
    // Loads the whole page: what is on the screen and in the cache is of a project that is gone.
    onSuccess: () => window.location.assign(PROJECTS),
  });
  const consequences = count.data ? texts.consequences(count.data.buyers, count.data.confirmations) : [];
  return (
    <>
      <Button
        variant="danger"
        loading={count.isPending}
        onClick={() => {
          setName("");
          setIsWrong(false);
          remove.reset();
          count.mutate();
        }}
      >
        {texts.action}
      </Button>
      {count.isError && <p role="alert">{catalogueTexts.failed}</p>}
      <ConfirmDialog
        open={isAsking}
        title={texts.question(project.name)}
        confirmLabel={texts.confirm}
        cancelLabel={texts.cancel}
        danger
        busy={remove.isPending}
        error={remove.isError ? catalogueTexts.failed : undefined}
        onCancel={() => setIsAsking(false)}
        onConfirm={() => (name.trim() === project.name ? remove.mutate() : setIsWrong(true))}
      >
        <BulletList items={consequences.map((content) => ({ key: content, content }))} />
        <TextField
          label={texts.name(project.name)}
          autoComplete="off"
          error={isWrong && texts.wrongName(project.name)}
          value={name}
          onChange={(event) => {
            setName(event.target.value);
            setIsWrong(false);
          }}
        />
      </ConfirmDialog>
    </>
  );
}
