import { useState } from "react";
import type { RoomVersion } from "@showroom/api-contract/entities/room-version";
import { Alert } from "@showroom/ui/feedback/alert/alert";
import { useAnnounce } from "@showroom/ui/feedback/live-region/live-region";
import { ConfirmDialog } from "@showroom/ui/overlays/confirm-dialog/confirm-dialog";
import { compareTexts as texts } from "./texts.ts";

export interface RemoveDialogProps {
  readonly version: RoomVersion;
  readonly onRemove: (version: RoomVersion) => Promise<void>;
  readonly onClose: () => void;
}

/** Asks for confirmation before a version is deleted. */
export function RemoveDialog({ version, onRemove, onClose }: RemoveDialogProps) {
  const announce = useAnnounce();
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);

  async function remove(): Promise<void> {
    setBusy(true);
    setFailed(false);
    try {
      await onRemove(version);
      announce(texts.removed(version.name));
      onClose();
    } catch {
      setFailed(true);
      setBusy(false);
    }
  }

  return (
    <ConfirmDialog
      open
      title={texts.removeTitle}
      confirmLabel={texts.removeYes}
      cancelLabel={texts.removeNo}
      danger
      busy={busy}
      onConfirm={() => void remove()}
      onCancel={onClose}
      error={
        failed && (
          <Alert variant="danger" announce="assertive">
            {texts.removeFailed}
          </Alert>
        )
      }
    >
      {texts.removeBody(version.name)}
    </ConfirmDialog>
  );
}
