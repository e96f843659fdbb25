import { useState } from "react";
import Copy from "lucide-react/icons/copy";
import { Button } from "@showroom/ui/controls/button/button";
import { TextField } from "@showroom/ui/controls/text-field/text-field";
import { Surface } from "@showroom/ui/layout/surface/surface";
import { shareTexts as texts } from "./texts.ts";
import styles from "./share.module.css";

/** The address of a new share link. It is shown only once. */
export function NewLink({ url }: { readonly url: string }) {
  const [outcome, setOutcome] = useState("");
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(url);
      setOutcome(texts.copied);
    } catch {
      setOutcome(texts.copyFailed);
    }
  }
  return (
    <Surface ground="sheet" line="around" className={styles["made"]}>
      <TextField
        label={texts.created}
        description={texts.createdNote}
        value={url}
        readOnly
        onFocus={(event) => event.currentTarget.select()}
      />
      <div className={styles["copy"]}>
        <Button icon={Copy} onClick={() => void copy()}>
          {texts.copy}
        </Button>
        <span role="status">{outcome}</span>
      </div>
    </Surface>
  );
}
