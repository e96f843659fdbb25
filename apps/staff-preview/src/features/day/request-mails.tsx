import { useState } from "react";
import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { getRequestMails, setRequestMails } from "@showroom/api-contract/endpoints/day";
import { REQUEST_MAILS, type RequestMails } from "@showroom/domain/staff/day-item";
import { Button } from "@showroom/ui/controls/button/button";
import { Select } from "@showroom/ui/controls/select/select";
import { Alert } from "@showroom/ui/feedback/alert/alert";
import { ConfirmDialog } from "@showroom/ui/overlays/confirm-dialog/confirm-dialog";
import { api } from "../../shared/api/api.ts";
import sheetStyles from "../../shared/sheet/sheet.module.css";
import { dayTexts } from "./texts.ts";

const { mails: texts, failed, cancel } = dayTexts;

const requestMailsQuery = queryOptions({
  queryKey: ["request-mails"],
  queryFn: async ({ signal }) => (await api.call(getRequestMails, {}, { signal })).requestMails,
});

function MailsDialog({ present, onClose }: { readonly present: RequestMails; readonly onClose: () => void }) {
  const queries = useQueryClient();
  const [wanted, setWanted] = useState(present);
  const save = useMutation({
    mutationFn: () => api.call(setRequestMails, { body: { requestMails: wanted } }),
    onSuccess: () => {
      queries.setQueryData(requestMailsQuery.queryKey, wanted);
      onClose();
    },
  });
  return (
    <ConfirmDialog
      open
      title={texts.title}
      confirmLabel={texts.save}
      cancelLabel={cancel}
      busy={save.isPending}
      error={
        save.isError && (
          <Alert variant="danger" announce="assertive">
            {failed}
          </Alert>
        )
      }
      onCancel={onClose}
      onConfirm={() => save.mutate()}
    >
      <div className={sheetStyles["section"]}>
        <p>{texts.body}</p>
        <Select
          label={texts.label}
          value={wanted}
          options={REQUEST_MAILS.map((one) => ({ value: one, label: texts.options[one] }))}
          onChange={({ target }) => setWanted(REQUEST_MAILS.find((one) => one === target.value) ?? wanted)}
        />
      </div>
    </ConfirmDialog>
  );
}

/** How the reader gets mails about requests, and changes it. */
export function RequestMailsButton() {
  const { data: present } = useQuery(requestMailsQuery);
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button size="small" variant="quiet" onClick={() => setAsking(true)}>
        {texts.open}
      </Button>
      {isAsking && present !== undefined && <MailsDialog present={present} onClose={() => setAsking(false)} />}
    </>
  );
}
