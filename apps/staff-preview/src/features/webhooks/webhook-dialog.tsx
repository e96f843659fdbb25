import { useState } from "react";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { addWebhook, changeWebhook, WEBHOOK_LIMITS, type Webhook } from "@showroom/api-contract/endpoints/webhooks";
import { WEBHOOK_EVENT_NAMES } from "@showroom/api-contract/webhook-events";
import { Checkbox } from "@showroom/ui/controls/checkbox/checkbox";
import { CheckboxGroup } from "@showroom/ui/controls/checkbox-group/checkbox-group";
import { TextField } from "@showroom/ui/controls/text-field/text-field";
import { Alert } from "@showroom/ui/feedback/alert/alert";
import { ConfirmDialog } from "@showroom/ui/overlays/confirm-dialog/confirm-dialog";
import { api } from "../../shared/api/api.ts";
import { useStaffProject } from "../../shared/projects/projects.ts";
import styles from "../../shared/sheet/sheet.module.css";
import { webhooksTexts as texts } from "./texts.ts";
import { webhooksQuery } from "./webhooks-queries.ts";

interface WebhookDialogProps {
  /** Null to add one. */
  readonly webhook: Webhook | null;
  readonly onClose: () => void;
  /** `secret`: of a webhook that was added. */
  readonly onDone: (secret: string | null) => void;
}

/** Adds a webhook, or changes one. */
export function WebhookDialog({ webhook, onClose, onDone }: WebhookDialogProps) {
  const { id: projectId } = useStaffProject();
  const queries = useQueryClient();
  const [url, setUrl] = useState(webhook?.url ?? "");
  const [events, setEvents] = useState(webhook?.events ?? WEBHOOK_EVENT_NAMES);
  const [isEnabled, setEnabled] = useState(webhook?.isEnabled ?? true);
  const save = useMutation({
    mutationFn: async () => {
      const body = { url, events: [...events], isEnabled };
      if (webhook === null) return await api.call(addWebhook, { params: { projectId }, body });
      const { outcome } = await api.call(changeWebhook, { params: { projectId, webhookId: webhook.id }, body });
      return { outcome, secret: null };
    },
    onSuccess: async ({ outcome, secret }) => {
      if (outcome !== "done") return;
      await queries.invalidateQueries({ queryKey: webhooksQuery(projectId).queryKey });
      onDone(secret);
    },
  });
  const refused = save.data && save.data.outcome !== "done" ? texts.refused[save.data.outcome] : undefined;
  const isFit = url.trim() !== "" && events.length > 0;
  return (
    <ConfirmDialog
      open
      title={webhook === null ? texts.addTitle : texts.changeTitle}
      confirmLabel={texts.save}
      cancelLabel={texts.cancel}
      busy={save.isPending}
      unavailable={!isFit}
      error={
        save.isError && (
          <Alert variant="danger" announce="assertive">
            {texts.failed}
          </Alert>
        )
      }
      onCancel={onClose}
      onConfirm={() => save.mutate()}
    >
      <div className={styles["form"]}>
        <TextField
          type="url"
          label={texts.url}
          description={texts.urlHelp}
          error={refused}
          value={url}
          autoComplete="off"
          maxLength={WEBHOOK_LIMITS.url}
          onChange={(event) => {
            setUrl(event.target.value);
            save.reset();
          }}
        />
        <CheckboxGroup
          legend={texts.which}
          options={WEBHOOK_EVENT_NAMES.map((event) => ({ value: event, label: texts.events[event] }))}
          value={events}
          onValueChange={(names) => setEvents(WEBHOOK_EVENT_NAMES.filter((event) => names.includes(event)))}
        />
        <Checkbox label={texts.enabled} checked={isEnabled} onChange={(event) => setEnabled(event.target.checked)} />
        {!isFit && <p>{texts.incomplete}</p>}
      </div>
    </ConfirmDialog>
  );
}
