import { useState } from "react";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { changeHome, type ProjectHome } from "@showroom/api-contract/endpoints/homes";
import { Checkbox } from "@showroom/ui/controls/checkbox/checkbox";
import { Alert } from "@showroom/ui/feedback/alert/alert";
import { BulletList } from "@showroom/ui/layout/bullet-list/bullet-list";
import { ConfirmDialog } from "@showroom/ui/overlays/confirm-dialog/confirm-dialog";
import { api } from "../../shared/api/api.ts";
import { useStaffProject } from "../../shared/projects/projects.ts";
import { faultLines } from "../../shared/sheet/draft-rows.ts";
import { HomeFields } from "./home-fields.tsx";
import { homesQuery } from "../../shared/homes/homes.ts";
import { homesTexts as texts } from "./texts.ts";

interface HomeDialogProps {
  readonly home: ProjectHome;
  readonly onClose: () => void;
  readonly onDone: (text: string) => void;
}

/** Changes one home. */
export function HomeDialog({ home, onClose, onDone }: HomeDialogProps) {
  const { id: projectId } = useStaffProject();
  const queries = useQueryClient();
  const { id: homeId, version, buildNumber, houseType, phase, address } = home;
  const [row, setRow] = useState({ line: null, buildNumber, houseType, phase, address });
  const [isClosed, setIsClosed] = useState(home.state === "closed");
  const change = useMutation({
    mutationFn: async () => {
      const { line: _line, ...values } = row;
      const body = { version, ...values, isClosed };
      return await api.call(changeHome, { params: { projectId, homeId }, body });
    },
    onSuccess: async ({ outcome }) => {
      await queries.invalidateQueries({ queryKey: homesQuery(projectId).queryKey });
      if (outcome === "done") onDone(texts.changed(row.buildNumber));
    },
  });
  const faults = change.data ? faultLines(texts.fields, change.data.faults) : [];
  const isStale = change.data?.outcome === "changed";
  const refusal = isStale ? texts.stale : change.isError ? texts.failed : null;
  return (
    <ConfirmDialog
      open
      title={texts.editTitle(buildNumber)}
      confirmLabel={texts.confirm}
      cancelLabel={texts.cancel}
      busy={change.isPending}
      unavailable={isStale}
      error={
        (refusal !== null || faults.length > 0) && (
          <Alert variant="danger" announce="assertive">
            {refusal ?? <BulletList items={faults.map((content) => ({ key: content, content }))} />}
          </Alert>
        )
      }
      onCancel={onClose}
      onConfirm={() => change.mutate()}
    >
      {home.buyers.length > 0 && <p>{texts.withBuyer}</p>}
      <HomeFields row={row} onChange={(next) => setRow({ ...next, line: null })} fixedType={home.buyers.length > 0} />
      <Checkbox label={texts.close} checked={isClosed} onChange={(event) => setIsClosed(event.target.checked)} />
    </ConfirmDialog>
  );
}
