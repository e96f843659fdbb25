import Eye from "lucide-react/icons/eye";
import EyeOff from "lucide-react/icons/eye-off";
import { Button } from "../../controls/button/button.tsx";
import { Icon } from "../../layout/icon/icon.tsx";
import styles from "./viewing-bar.module.css";
import { viewingBarTexts as texts } from "./texts.ts";

export interface ViewingBarProps {
  /** In whose place one looks: 'Noor van Dijk, bouwnummer 14'. */
  buyer: string;
  /** The time to look is over: what is on the page is no longer kept up to date, and leads nowhere. */
  ended?: boolean | undefined;
  /** Goes back to where one came from. */
  onLeave: () => void;
}

/** Stays in sight for as long as staff look at the showroom in a buyer's place, so that nobody takes it for their own. */
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
