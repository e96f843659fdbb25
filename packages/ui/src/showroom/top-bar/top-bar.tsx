import type { ReactNode } from "react";
import { Anchor } from "../../foundations/link-provider/link-provider.tsx";
import { PriceTag } from "../price-tag/price-tag.tsx";
import { topBarTexts } from "./texts.ts";
import styles from "./top-bar.module.css";

export interface TopBarProps {
  /** The project's name, in the display font. */
  projectName: string;
  /** URL of the project's landing page. */
  projectHref?: string | undefined;
  /** Whose home it is, such as 'Bouwnummer 12'; a small second line. */
  home?: string | undefined;
  /** More about it, such as 'Type A'. On a phone and on a narrow desktop it has a line of its own, which a narrow desktop may cut off. */
  homeDetail?: string | undefined;
  /** The step bar. */
  steps?: ReactNode | undefined;
  /** Save status. */
  status?: ReactNode | undefined;
  /** Undo, redo and other actions on the whole configuration. */
  actions?: ReactNode | undefined;
  /** The account menu. */
  account?: ReactNode | undefined;
  /**
   * Total, for pages without a price bar (introduction, summary). Its space is reserved while the amount is unknown.
   */
  total?: { amount?: string | undefined; indicative?: boolean | undefined } | undefined;
}

/** The thin bar above the showroom. On a phone the steps are on their own line. */
export function TopBar({
  projectName,
  projectHref,
  home,
  homeDetail,
  steps,
  status,
  actions,
  account,
  total,
}: TopBarProps) {
  return (
    <header className={styles["bar"]}>
      <div className={styles["home"]}>
        <span className={styles["name"]}>
          {projectHref === undefined ? projectName : <Anchor href={projectHref}>{projectName}</Anchor>}
        </span>
        {home && (
          <span className={styles["number"]}>
            <span>{home}</span>
            {homeDetail && (
              <>
                <span className={styles["between"]}>{" · "}</span>
                <span className={styles["detail"]}>{homeDetail}</span>
              </>
            )}
          </span>
        )}
      </div>
      {steps && <div className={styles["steps"]}>{steps}</div>}
      {status && <div className={styles["status"]}>{status}</div>}
      <div className={styles["end"]}>
        {total && (
          <p className={styles["total"]}>
            <span className={styles["totalWord"]}>{topBarTexts.total}</span>{" "}
            {total.amount === undefined ? (
              <span className={styles["unknown"]} aria-hidden="true" />
            ) : (
              <PriceTag amount={total.amount} indicative={total.indicative} size="medium" />
            )}
          </p>
        )}
        {actions}
        {account && <div className={styles["account"]}>{account}</div>}
      </div>
    </header>
  );
}
