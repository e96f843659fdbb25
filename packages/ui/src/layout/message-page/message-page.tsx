import type { ReactNode } from "react";
import { PageHeader } from "../page-header/page-header.tsx";
import { SampledPage } from "../sampled-page/sampled-page.tsx";
import styles from "./message-page.module.css";

export interface MessagePageProps {
  /** What happened, in a few words: the page's `h1`. */
  title: string;
  /** What it means and what one can do, in a sentence or two. */
  text: string;
  /** One to three buttons; the first one is what most people want. */
  actions: ReactNode;
  /** `main` where nothing is around it that has one. */
  as?: "div" | "main";
  /** Its words are read out at once: it came in place of a page that somebody was on. */
  announce?: boolean;
}

/** In place of a page that cannot be shown: what happened, and the ways on. */
export function MessagePage({ title, text, actions, as: Element = "div", announce = false }: MessagePageProps) {
  return (
    <Element>
      <SampledPage>
        {/* Not the page itself: a `main` that is an alert is no landmark any more */}
        <div role={announce ? "alert" : undefined}>
          <PageHeader title={title} intro={<p>{text}</p>} />
        </div>
        <div className={styles["actions"]}>{actions}</div>
      </SampledPage>
    </Element>
  );
}
