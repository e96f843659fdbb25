import { lazy, Suspense } from "react";
import { Alert } from "@showroom/ui/feedback/alert/alert";
import { HtmlContent } from "@showroom/ui/layout/html-content/html-content";
import { useConnection } from "@showroom/web-app/session/connection-context";
import { useSuspenseQuery } from "@tanstack/react-query";
import { BlockHero } from "../../shared/project/block-hero.tsx";
import { contentBlockQuery, useProject } from "../../shared/project/project.ts";
import styles from "./contact-page.module.css";
import { outOfOfficeWords } from "./out-of-office-words.ts";
import { contactTexts as texts } from "./texts.ts";

const ContactForm = lazy(async () => ({ default: (await import("./contact-form.tsx")).ContactForm }));

/** The contacts of a project, with a contact form. */
export function ContactPage() {
  const project = useProject();
  const block = useSuspenseQuery(contentBlockQuery(useConnection().api, project.id, "CONTACT")).data;
  return (
    <>
      <BlockHero block={block} title={texts.title} subtitle={texts.subtitle} />
      <div className={styles["content"]}>
        <section className={styles["words"]}>
          {project.outOfOfficeActive && <Alert variant="info">{outOfOfficeWords(project)}</Alert>}
          {block !== null && block.title !== "" && <h2>{block.title}</h2>}
          {block !== null && block.body !== "" && <HtmlContent html={block.body} />}
        </section>
        <Suspense fallback={<div className={styles["formPlace"]} />}>
          <ContactForm projectId={project.id} />
        </Suspense>
      </div>
    </>
  );
}
