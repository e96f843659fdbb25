import Eye from "lucide-react/icons/eye";
import { Button } from "../../controls/button/button.tsx";
import { Icon } from "../../layout/icon/icon.tsx";
import styles from "./viewing-bar.module.css";
import { viewingBarTexts as texts } from "./texts.ts";

export interface ViewingBarProps {
  /** In whose place one looks: 'Noor van Dijk, bouwnummer 14'. */
  buyer: string;
  /** Goes back to where one came from. */
  onLeave: () => void;
}

/** Stays in sight for as long as staff look at the showroom in a buyer's place, so that nobody takes it for their own. */
export function ViewingBar({ buyer, onLeave }: ViewingBarProps) {
  return (
    <aside className={styles["bar"]} aria-label={texts.label}>
      <Icon of={Eye} />
      <p className={styles["words"]}>
        <strong>{texts.title}</strong> {texts.body(buyer)}
      </p>
      <Button size="small" onClick={onLeave}>
        {texts.leave}
      </Button>
    </aside>
  );
}
