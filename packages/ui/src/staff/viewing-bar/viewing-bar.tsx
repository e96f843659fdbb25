import Eye from "lucide-react/icons/eye";
import EyeOff from "lucide-react/icons/eye-off";
import Pencil from "lucide-react/icons/pencil";
import { Button } from "../../controls/button/button.tsx";
import { Icon } from "../../layout/icon/icon.tsx";
import styles from "./viewing-bar.module.css";
import { viewingBarTexts } from "./texts.ts";

export interface ViewingBarProps {
  /** `prepare`: staff choose in the buyer's place. `preview`: the showroom with a catalogue that is not published yet. */
  kind?: "buyer" | "prepare" | "preview";
  /** The buyer as whom staff view the showroom: 'Noor van Dijk, bouwnummer 14'. In a preview: the version of the catalogue. */
  buyer: string;
  /** The viewing session has expired: the page is no longer updated. */
  ended?: boolean | undefined;
  /** The server did not answer when the user wanted to leave. */
  unreachable?: boolean | undefined;
  /** Ends the viewing session and returns. */
  onLeave: () => void;
}

/** A bar that is always visible while staff view the showroom as a buyer, choose in a buyer's place or preview a catalogue. */
export function ViewingBar({ kind = "buyer", buyer, ended = false, unreachable = false, onLeave }: ViewingBarProps) {
  const texts = viewingBarTexts[kind];
  return (
    <aside className={styles["bar"]} aria-label={texts.label} data-kind={kind} data-ended={ended || undefined}>
      <Icon of={ended ? EyeOff : kind === "prepare" ? Pencil : Eye} />
      <p className={styles["words"]} aria-live="polite" aria-atomic="true">
        <strong>{ended ? texts.endedTitle : texts.title}</strong>{" "}
        <span>{unreachable ? viewingBarTexts.unreachable : ended ? texts.endedBody(buyer) : texts.body(buyer)}</span>
      </p>
      <Button size="small" variant={ended ? "primary" : "secondary"} onClick={onLeave}>
        {ended ? texts.back : texts.leave}
      </Button>
    </aside>
  );
}
