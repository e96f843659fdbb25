import { useState } from "react";
import Copy from "lucide-react/icons/copy";
import Send from "lucide-react/icons/send";
import { Button } from "@showroom/ui/controls/button/button";
import { TextField } from "@showroom/ui/controls/text-field/text-field";
import { Surface } from "@showroom/ui/layout/surface/surface";
import { sharedPageTexts } from "./shared-page-texts.ts";
import { shareTexts as texts } from "./texts.ts";
import { whatsAppAddress } from "./whats-app-address.ts";
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
  /** The browser's own choice of applications, such as WhatsApp and mail. */
  async function share(): Promise<void> {
    try {
      await navigator.share({ title: sharedPageTexts.title, text: texts.message, url });
    } catch (error) {
      const isClosed = error instanceof DOMException && error.name === "AbortError";
      setOutcome(isClosed ? "" : texts.shareFailed);
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
        {"share" in navigator ? (
          <Button icon={Send} onClick={() => void share()}>
            {texts.share}
          </Button>
        ) : (
          <Button icon={Send} href={whatsAppAddress(url)} target="_blank">
            {texts.whatsApp}
          </Button>
        )}
        <Button icon={Copy} onClick={() => void copy()}>
          {texts.copy}
        </Button>
        <span role="status">{outcome}</span>
      </div>
    </Surface>
  );
}
