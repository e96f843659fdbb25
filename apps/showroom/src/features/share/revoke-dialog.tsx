import { useState } from "react";
import { isProblem } from "@showroom/api-client/failures";
import { revokeShareLink } from "@showroom/api-contract/endpoints/share-links";
import type { ShareLink } from "@showroom/api-contract/entities/share-link";
import { Alert } from "@showroom/ui/feedback/alert/alert";
import { useAnnounce } from "@showroom/ui/feedback/live-region/live-region";
import { ConfirmDialog } from "@showroom/ui/overlays/confirm-dialog/confirm-dialog";
import { api } from "../../shared/api/api.ts";
import { shareTexts as texts } from "./texts.ts";

export interface RevokeDialogProps {
  readonly projectId: number;
  readonly link: ShareLink;
  readonly onRevoked: (id: number) => void;
  readonly onClose: () => void;
}

/** Asks for confirmation before a link is revoked. */
export function RevokeDialog({ projectId, link: { id }, onRevoked, onClose }: RevokeDialogProps) {
  const announce = useAnnounce();
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);

  async function revoke(): Promise<void> {
    setBusy(true);
    setFailed(false);
    try {
      await api.call(revokeShareLink, { params: { projectId, linkId: id } }).catch((error: unknown) => {
        // The link was already revoked elsewhere or has expired, which is the wanted result.
        if (!isProblem(error, "not-found")) throw error;
      });
      onClose();
      onRevoked(id);
      announce(texts.revoked);
    } catch {
      setFailed(true);
      setBusy(false);
    }
  }

  return (
    <ConfirmDialog
      open
      title={texts.revokeTitle}
      confirmLabel={texts.revokeYes}
      cancelLabel={texts.revokeNo}
      danger
      busy={busy}
      onConfirm={() => void revoke()}
      onCancel={onClose}
      error={
        failed && (
          <Alert variant="danger" announce="assertive">
            {texts.revokeFailed}
          </Alert>
        )
      }
    >
      {texts.revokeBody}
    </ConfirmDialog>
  );
}
