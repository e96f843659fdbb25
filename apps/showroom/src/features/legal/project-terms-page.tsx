import { HtmlContent } from "@showroom/ui/layout/html-content/html-content";
import { useConnection } from "@showroom/web-app/session/connection-context";
import { useSuspenseQuery } from "@tanstack/react-query";
import { BlockHero } from "../../shared/project/block-hero.tsx";
import { contentBlockQuery, useProject } from "../../shared/project/project.ts";
import styles from "./project-terms-page.module.css";
import { projectTermsTexts as texts } from "./terms-texts.ts";

/** The terms of a project, in its own words. */
export function ProjectTermsPage() {
  const project = useProject();
  const block = useSuspenseQuery(contentBlockQuery(useConnection().api, project.id, "TERMS")).data;
  return (
    <>
      <BlockHero block={block} title={texts.title} subtitle={texts.subtitle(project.name)} />
      {block !== null && (
        <section className={styles["content"]}>
          {block.title !== "" && <h2>{block.title}</h2>}
          <HtmlContent html={block.body} />
        </section>
      )}
    </>
  );
}
