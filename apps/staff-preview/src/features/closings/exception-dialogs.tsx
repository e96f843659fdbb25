import { useState } from "react";
import { useMutation, useQueryClient, useSuspenseQuery } from "@tanstack/react-query";
import { REASON_MAX_LENGTH, saveException, type HomeException } from "@showroom/api-contract/endpoints/closings";
import { PARTS, type Part } from "@showroom/domain/closing-date/closing-date";
import { Select } from "@showroom/ui/controls/select/select";
import { TextField } from "@showroom/ui/controls/text-field/text-field";
import { Alert } from "@showroom/ui/feedback/alert/alert";
import { ConfirmDialog } from "@showroom/ui/overlays/confirm-dialog/confirm-dialog";
import { api } from "../../shared/api/api.ts";
import { homesQuery } from "../../shared/homes/homes.ts";
import { useStaffProject } from "../../shared/projects/projects.ts";
import styles from "../../shared/sheet/sheet.module.css";
import { closingsQuery } from "./closings-queries.ts";
import { closingsTexts as texts } from "./texts.ts";

interface ExceptionDialogProps {
  readonly onClose: () => void;
  readonly onDone: (text: string) => void;
}

interface Change {
  readonly homeId: number;
  readonly part: Part;
  readonly seen: string | null;
  readonly lastDay: string | null;
  readonly reason: string;
}

/** Stores an exception. `fault` says why it was not stored. */
function useException(done: string, { onDone }: ExceptionDialogProps) {
  const { id: projectId } = useStaffProject();
  const queries = useQueryClient();
  const save = useMutation({
    mutationFn: async ({ homeId, part, ...body }: Change) =>
      (await api.call(saveException, { params: { projectId, homeId, part }, body })).outcome,
    onSuccess: async (outcome) => {
      await queries.invalidateQueries({ queryKey: closingsQuery(projectId).queryKey });
      if (outcome === "done") onDone(done);
    },
  });
  return { save, fault: save.data === "changed" ? texts.changed : save.isError ? texts.failed : null };
}

const faultAlert = (fault: string | null) =>
  fault !== null && (
    <Alert variant="danger" announce="assertive">
      {fault}
    </Alert>
  );

/** Gives a home another last day for a part. */
export function GiveException(props: ExceptionDialogProps) {
  const { id: projectId } = useStaffProject();
  const { data: homes } = useSuspenseQuery(homesQuery(projectId));
  const { exceptions } = useSuspenseQuery(closingsQuery(projectId)).data;
  const [homeId, setHomeId] = useState("");
  const [part, setPart] = useState<Part | null>(null);
  const [lastDay, setLastDay] = useState("");
  const [reason, setReason] = useState("");
  const [isIncomplete, setIsIncomplete] = useState(false);
  const home = homes.find(({ id }) => String(id) === homeId);
  const { save, fault } = useException(
    home && part ? texts.given(texts.exceptionOf(home.buildNumber, texts.parts[part])) : "",
    props,
  );
  const confirm = (): void => {
    const isReady = home !== undefined && part !== null && lastDay !== "" && reason.trim() !== "";
    setIsIncomplete(!isReady);
    if (!isReady) return;
    const seen = exceptions.find((one) => one.homeId === home.id && one.part === part)?.lastDay ?? null;
    save.mutate({ homeId: home.id, part, seen, lastDay, reason });
  };
  return (
    <ConfirmDialog
      open
      title={texts.addException}
      confirmLabel={texts.save}
      cancelLabel={texts.cancel}
      busy={save.isPending}
      error={faultAlert(isIncomplete ? texts.incomplete : fault)}
      onCancel={props.onClose}
      onConfirm={confirm}
    >
      <div className={styles["section"]}>
        <Select
          label={texts.home}
          placeholder={texts.chooseHome}
          options={homes.map(({ id, buildNumber }) => ({ value: String(id), label: buildNumber }))}
          value={homeId}
          onChange={(event) => setHomeId(event.target.value)}
        />
        <Select
          label={texts.part}
          placeholder={texts.choosePart}
          options={PARTS.map((one) => ({ value: one, label: texts.parts[one] }))}
          value={part ?? ""}
          onChange={(event) => setPart(PARTS.find((one) => one === event.target.value) ?? null)}
        />
        <TextField
          type="date"
          label={texts.lastDay}
          value={lastDay}
          onChange={(event) => setLastDay(event.target.value)}
        />
        <TextField
          label={texts.reason}
          maxLength={REASON_MAX_LENGTH}
          autoComplete="off"
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
      </div>
    </ConfirmDialog>
  );
}

interface TakeBackProps extends ExceptionDialogProps {
  readonly exception: HomeException;
}

/** Asks before an exception is taken back. */
export function TakeBackException({ exception, ...props }: TakeBackProps) {
  const { homeId, part, lastDay: seen } = exception;
  const what = texts.exceptionOf(exception.buildNumber, texts.parts[part]);
  const { save, fault } = useException(texts.takenBack(what), props);
  return (
    <ConfirmDialog
      open
      danger
      title={texts.takeBackTitle(what)}
      confirmLabel={texts.doTakeBack}
      cancelLabel={texts.no}
      busy={save.isPending}
      error={faultAlert(fault)}
      onCancel={props.onClose}
      onConfirm={() => save.mutate({ homeId, part, seen, lastDay: null, reason: texts.takenBackReason })}
    >
      <p>{texts.takeBackBody}</p>
    </ConfirmDialog>
  );
}
