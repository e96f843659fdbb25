import ArrowRight from "lucide-react/icons/arrow-right";
import { Button } from "@showroom/ui/controls/button/button";
import { Hero } from "@showroom/ui/layout/hero/hero";
import type { Project } from "@showroom/domain/model/project";
import { HtmlContent } from "@showroom/ui/layout/html-content/html-content";
import { useConnection } from "@showroom/web-app/session/connection-context";
import { useSuspenseQuery } from "@tanstack/react-query";
import { HeroImage } from "../../shared/project/hero-image.tsx";
import { contentBlockQuery, projectPaths, useProject } from "../../shared/project/project.ts";
import { useAuthDialog } from "../../shared/session/auth-dialog.ts";
import { loginAttempts } from "../../shared/session/login-attempt.ts";
import { useMayEnter, useVisitor } from "../../shared/session/user.ts";
import styles from "./landing-page.module.css";
import { landingTexts as texts } from "./texts.ts";

function LandingAction({ project }: { project: Project }) {
  const visitor = useVisitor();
  const mayEnter = useMayEnter(project);
  const openLogin = useAuthDialog((state) => state.openLogin);
  const showroom = projectPaths.showroom(project.slug);

  if (visitor.status === "loading") return <span className={styles["reserved"]} />;
  if (mayEnter) {
    return (
      <Button variant="primary" iconAfter={ArrowRight} href={showroom}>
        {texts.start}
      </Button>
    );
  }
  return (
    <Button
      variant="primary"
      onClick={() => {
        loginAttempts.remember({
          requestedPage: projectPaths.landing(project.slug),
          altPage: projectPaths.landing(project.slug),
        });
        openLogin();
      }}
    >
      {texts.login}
    </Button>
  );
}

/** The public page of a project: its picture, its name and the link to the showroom. */
export function Landing({ project }: { project: Project }) {
  const block = useSuspenseQuery(contentBlockQuery(useConnection().api, project.id, "HOMEPAGE")).data;
  const body = block?.body ?? "";

  return (
    <>
      <Hero
        image={<HeroImage project={project} />}
        title={project.name}
        subtitle={block?.headerTitle || texts.title}
        action={
          <div data-awaits-session="">
            <LandingAction project={project} />
          </div>
        }
      >
        <p>{block?.headerSubtitle || texts.subtitle}</p>
      </Hero>
      {block !== null && (block.title !== "" || body !== "") && (
        <section className={styles["content"]}>
          {block.title !== "" && <h2>{block.title}</h2>}
          {body !== "" && <HtmlContent html={body} />}
        </section>
      )}
    </>
  );
}

export function LandingPage() {
  return <Landing project={useProject()} />;
}
