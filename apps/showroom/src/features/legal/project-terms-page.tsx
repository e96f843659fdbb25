import { Hero } from "@showroom/ui/layout/hero/hero";
import { HtmlContent } from "@showroom/ui/layout/html-content/html-content";
import { useConnection } from "@showroom/web-app/session/connection-context";
import { useSuspenseQuery } from "@tanstack/react-query";
import { HeroImage } from "../../shared/project/hero-image.tsx";
import { contentBlockQuery, useProject } from "../../shared/project/project.ts";
import styles from "./project-terms-page.module.css";
import { projectTermsTexts as texts } from "./terms-texts.ts";

/** The terms of a project, in its own words. */
export function ProjectTermsPage() {
  const project = useProject();
  const block = useSuspenseQuery(contentBlockQuery(useConnection().api, project.id, "TERMS")).data;
  return (
    <>
      <Hero
        size="short"
        image={<HeroImage project={project} />}
        kicker={project.name}
        title={block?.headerTitle || texts.title}
        subtitle={block?.headerSubtitle || texts.subtitle(project.name)}
      />
      {block !== null && (
        <section className={styles["content"]}>
          {block.title !== "" && <h2>{block.title}</h2>}
          <HtmlContent html={block.body} />
        </section>
      )}
    </>
  );
}
