import { Skeleton } from "@showroom/ui/feedback/skeleton/skeleton";
import { Spinner } from "@showroom/ui/feedback/spinner/spinner";
import { Surface } from "@showroom/ui/layout/surface/surface";
import type { SidebarPart } from "../../shared/paths/showroom-paths.ts";
import { shellTexts } from "../texts.ts";
import { WaitingPart, WaitingWide } from "./waiting-part.tsx";
import styles from "./waiting.module.css";

/** Parts with tabs above them. */
const TABBED: ReadonlySet<SidebarPart> = new Set(["start", "tiles", "products", "result", "copy-choices"]);
/** Where the specification asks for a spinner. */
const SPINNING: ReadonlySet<SidebarPart> = new Set(["products", "copy-choices"]);

/** The placeholder of a step: bars, and a picture with a sidebar or one wide page. */
export function WaitingStep({ part }: { part: SidebarPart | "wide" }) {
  const spins = part !== "wide" && SPINNING.has(part);
  return (
    <div className={styles["showroom"]} data-wide={part === "wide" || undefined}>
      <Surface ground="paper" line="below" className={styles["bar"]}>
        <Skeleton variant="block" className={styles["name"]} />
        <Skeleton variant="block" className={styles["steps"]} />
        {spins ? (
          <Skeleton variant="block" className={styles["account"]} />
        ) : (
          <Spinner label={shellTexts.loading} diameter={24} className={styles["turning"]} />
        )}
      </Surface>
      {part === "wide" ? (
        <main aria-busy="true">
          <WaitingWide />
        </main>
      ) : (
        <>
          <main aria-busy="true" className={styles["split"]}>
            <Skeleton variant="block" className={styles["media"]} />
            <Surface line="beside" className={styles["sidebar"]}>
              {TABBED.has(part) && (
                <Surface line="below" className={styles["tabs"]}>
                  {["w", "x", "y", "z"].map((tab) => (
                    <Skeleton key={tab} variant="block" className={styles["tab"]} />
                  ))}
                </Surface>
              )}
              <div className={styles["content"]}>
                {spins ? <Spinner label={shellTexts.loading} /> : <WaitingPart part={part} />}
              </div>
            </Surface>
          </main>
          <Surface ground="sheet" line="above" className={styles["foot"]}>
            <Skeleton variant="block" className={styles["amount"]} />
            <Skeleton variant="block" className={styles["button"]} />
          </Surface>
        </>
      )}
    </div>
  );
}
