import { useId, useState } from "react";
import type { FormEvent } from "react";
import { isProblem } from "@showroom/api-client/failures";
import type { RoomChoice } from "@showroom/domain/model/choices";
import { Button } from "@showroom/ui/controls/button/button";
import { TextField } from "@showroom/ui/controls/text-field/text-field";
import { useAnnounce } from "@showroom/ui/feedback/live-region/live-region";
import { useRoom } from "../../shared/step-view/use-room.ts";
import { compareTexts as texts } from "./texts.ts";
import styles from "./compare.module.css";

const NAME_MAX_LENGTH = 80;

function words(error: unknown): string {
  if (isProblem(error, "limit-reached")) return texts.limit;
  return isProblem(error, "choice-invalid") ? texts.refused : texts.saveFailed;
}

/** Saves the present choices as a named version. The typed name stays when saving fails. */
export function SaveForm({ onSave }: { readonly onSave: (name: string, room: RoomChoice) => Promise<void> }) {
  const { room } = useRoom();
  const announce = useAnnounce();
  const field = useId();
  const [name, setName] = useState("");
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);

  /** Shows the problem and moves the focus to the field, so that screen readers read it. */
  function refuse(reason: string): void {
    setError(reason);
    document.getElementById(field)?.focus();
  }

  async function save(event: FormEvent): Promise<void> {
    event.preventDefault();
    const wanted = name.trim();
    if (wanted === "") return refuse(texts.nameRequired);
    setBusy(true);
    try {
      await onSave(wanted, room);
      setName("");
      announce(texts.saved(wanted));
    } catch (failure) {
      refuse(words(failure));
    } finally {
      setBusy(false);
    }
  }

  return (
    <form className={styles["form"]} onSubmit={(event) => void save(event)} noValidate>
      <TextField
        id={field}
        label={texts.name}
        description={texts.nameHelp}
        error={error ?? undefined}
        value={name}
        maxLength={NAME_MAX_LENGTH}
        autoComplete="off"
        onChange={(event) => {
          setName(event.currentTarget.value);
          setError(null);
        }}
      />
      <div>
        <Button type="submit" loading={busy}>
          {texts.save}
        </Button>
      </div>
    </form>
  );
}
