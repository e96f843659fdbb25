import { useMutation, useQueryClient } from "@tanstack/react-query";
import { removeWebhook, rotateWebhookSecret, type Webhook } from "@showroom/api-contract/endpoints/webhooks";
import { Button } from "@showroom/ui/controls/button/button";
import { TextField } from "@showroom/ui/controls/text-field/text-field";
import { Alert } from "@showroom/ui/feedback/alert/alert";
import { ConfirmDialog } from "@showroom/ui/overlays/confirm-dialog/confirm-dialog";
import { Dialog } from "@showroom/ui/overlays/dialog/dialog";
import { api } from "../../shared/api/api.ts";
import { useStaffProject } from "../../shared/projects/projects.ts";
import { webhooksTexts as texts } from "./texts.ts";
import { webhooksQuery } from "./webhooks-queries.ts";

const failure = (isError: boolean) =>
  isError && (
    <Alert variant="danger" announce="assertive">
      {texts.failed}
    </Alert>
  );

interface SureProps {
  readonly webhook: Webhook;
  readonly onClose: () => void;
}

/** Makes a new secret; the present one stays valid beside it for a while. */
export function RotateDialog({ webhook, onClose, onDone }: SureProps & { readonly onDone: (secret: string) => void }) {
  const { id: projectId } = useStaffProject();
  const queries = useQueryClient();
  const rotate = useMutation({
    mutationFn: () => api.call(rotateWebhookSecret, { params: { projectId, webhookId: webhook.id } }),
    onSuccess: async ({ secret }) => {
      await queries.invalidateQueries({ queryKey: webhooksQuery(projectId).queryKey });
      onDone(secret);
    },
  });
  return (
    <ConfirmDialog
      open
      title={texts.rotateTitle}
      confirmLabel={texts.doRotate}
      cancelLabel={texts.no}
      busy={rotate.isPending}
      error={failure(rotate.isError)}
      onCancel={onClose}
      onConfirm={() => rotate.mutate()}
    >
      <p>{texts.rotateBody}</p>
    </ConfirmDialog>
  );
}

/** Removes a webhook with its log. */
export function RemoveDialog({ webhook, onClose, onDone }: SureProps & { readonly onDone: () => void }) {
  const { id: projectId } = useStaffProject();
  const queries = useQueryClient();
  const remove = useMutation({
    mutationFn: () => api.call(removeWebhook, { params: { projectId, webhookId: webhook.id } }),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: webhooksQuery(projectId).queryKey });
      onDone();
    },
  });
  return (
    <ConfirmDialog
      open
      danger
      title={texts.removeTitle}
      confirmLabel={texts.doRemove}
      cancelLabel={texts.no}
      busy={remove.isPending}
      error={failure(remove.isError)}
      onCancel={onClose}
      onConfirm={() => remove.mutate()}
    >
      <p>{texts.removeBody}</p>
    </ConfirmDialog>
  );
}

/** Shows a secret, once. */
export function SecretDialog({ secret, onClose }: { readonly secret: string; readonly onClose: () => void }) {
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title={texts.secretTitle}
      footer={
        <Button variant="primary" onClick={onClose}>
          {texts.close}
        </Button>
      }
    >
      <p>{texts.secretBody}</p>
      <TextField label={texts.secret} value={secret} readOnly onFocus={(event) => event.currentTarget.select()} />
    </Dialog>
  );
}
