import { Spinner } from "@showroom/ui/feedback/spinner/spinner";
import styles from "./shell.module.css";
import { shellTexts } from "./texts.ts";

/** Before the first page is there. */
export function WaitingPage() {
  return (
    <main className={styles["waiting"]}>
      <Spinner label={shellTexts.loading} />
    </main>
  );
}
