import Eye from "lucide-react/icons/eye";
import EyeOff from "lucide-react/icons/eye-off";
import { Button } from "../../controls/button/button.tsx";
import { Icon } from "../../layout/icon/icon.tsx";
import styles from "./viewing-bar.module.css";
import { viewingBarTexts as texts } from "./texts.ts";

export interface ViewingBarProps {
  /** The buyer as whom staff view the showroom: 'Noor van Dijk, bouwnummer 14'. */
  buyer: string;
  /** The viewing session has expired: the page is no longer updated. */
  ended?: boolean | undefined;
  /** Ends the viewing session and returns. */
  onLeave: () => void;
}

/** A bar that is always visible while staff view the showroom as a buyer. */
export function ViewingBar({ buyer, ended = false, onLeave }: ViewingBarProps) {
  return (
    <aside className={styles["bar"]} aria-label={texts.label} data-ended={ended || undefined}>
      <Icon of={ended ? EyeOff : Eye} />
      <p className={styles["words"]} aria-live="polite" aria-atomic="true">
        <strong>{ended ? texts.endedTitle : texts.title}</strong> {ended ? texts.endedBody(buyer) : texts.body(buyer)}
      </p>
      <Button size="small" variant={ended ? "primary" : "secondary"} onClick={onLeave}>
        {ended ? texts.back : texts.leave}
      </Button>
    </aside>
  );
}
