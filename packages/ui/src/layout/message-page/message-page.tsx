import type { ReactNode } from "react";
import { PageHeader } from "../page-header/page-header.tsx";
import { SampledPage } from "../sampled-page/sampled-page.tsx";
import styles from "./message-page.module.css";

export interface MessagePageProps {
  /** What happened, in a few words: the page's `h1`. */
  title: string;
  /** The meaning and what the user can do, in one or two sentences. */
  text: string;
  /** One to three buttons, the most common action first. */
  actions: ReactNode;
  /** `main` when no parent has one. */
  as?: "div" | "main";
  /** Announces the text at once, when it replaces the page that the user was on. */
  announce?: boolean;
}

/** Replaces a page that cannot be shown: says what happened and offers actions. */
export function MessagePage({ title, text, actions, as: Element = "div", announce = false }: MessagePageProps) {
  return (
    <Element>
      <SampledPage>
        {/* On an inner element, because a `main` with the role alert is no longer a landmark */}
        <div role={announce ? "alert" : undefined}>
          <PageHeader title={title} intro={<p>{text}</p>} />
        </div>
        <div className={styles["actions"]}>{actions}</div>
      </SampledPage>
    </Element>
  );
}
