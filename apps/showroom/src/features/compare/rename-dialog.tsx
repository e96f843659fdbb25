import { useId, useState } from "react";
import type { FormEvent } from "react";
import type { RoomVersion } from "@showroom/api-contract/entities/room-version";
import { Button } from "@showroom/ui/controls/button/button";
import { TextField } from "@showroom/ui/controls/text-field/text-field";
import { Dialog } from "@showroom/ui/overlays/dialog/dialog";
import { compareTexts as texts } from "./texts.ts";

export interface RenameDialogProps {
  readonly version: RoomVersion;
  readonly onRename: (version: RoomVersion, name: string) => Promise<void>;
  readonly onClose: () => void;
}

/** Renames a version. */
export function RenameDialog({ version, onRename, onClose }: RenameDialogProps) {
  const form = useId();
  const field = useId();
  const [name, setName] = useState<string>(version.name);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);

  /** Shows the problem and moves the focus to the field, so that screen readers read it. */
  function refuse(words: string): void {
    setError(words);
    document.getElementById(field)?.focus();
  }

  async function rename(event: FormEvent): Promise<void> {
    event.preventDefault();
    const wanted = name.trim();
    if (wanted === "") return refuse(texts.nameRequired);
    setBusy(true);
    try {
      await onRename(version, wanted);
      onClose();
    } catch {
      refuse(texts.renameFailed);
      setBusy(false);
    }
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title={texts.renameTitle}
      size="medium"
      hideLogo
      footer={
        <>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button variant="primary" type="submit" form={form} loading={busy}>
            {texts.renameSave}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={(event) => void rename(event)} noValidate>
        <TextField
          id={field}
          label={texts.name}
          error={error ?? undefined}
          value={name}
          maxLength={80}
          autoComplete="off"
          onChange={(event) => {
            setName(event.currentTarget.value);
            setError(null);
          }}
        />
      </form>
    </Dialog>
  );
}
