import type { ReactNode } from "react";
import { Anchor } from "../../foundations/link-provider/link-provider.tsx";
import { PriceTag } from "../price-tag/price-tag.tsx";
import { topBarTexts } from "./texts.ts";
import styles from "./top-bar.module.css";

export interface TopBarProps {
  /** The project's name, in the display face. */
  projectName: string;
  /** Address of the project's landing page. */
  projectHref?: string | undefined;
  /** The step bar. */
  steps?: ReactNode | undefined;
  /** Save status. */
  status?: ReactNode | undefined;
  /** Undo and redo, and what else acts on the whole configuration. */
  actions?: ReactNode | undefined;
  /** The account menu. */
  account?: ReactNode | undefined;
  /** Total, on pages without a price bar (introduction, summary). As long as its amount is not known its place is kept. */
  total?: { amount?: string | undefined; indicative?: boolean | undefined } | undefined;
}

/** The thin bar above the showroom. On a phone the steps take a line of their own. */
export function TopBar({ projectName, projectHref, steps, status, actions, account, total }: TopBarProps) {
  return (
    <header className={styles["bar"]}>
      <span className={styles["name"]}>
        {projectHref === undefined ? projectName : <Anchor href={projectHref}>{projectName}</Anchor>}
      </span>
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
