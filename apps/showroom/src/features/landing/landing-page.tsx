import ArrowRight from "lucide-react/icons/arrow-right";
import { Button } from "@showroom/ui/controls/button/button";
import { Hero } from "@showroom/ui/layout/hero/hero";
import type { ContentBlock } from "@showroom/api-contract/entities/content-block";
import type { Project } from "@showroom/domain/model/project";
import { HtmlContent } from "@showroom/ui/layout/html-content/html-content";
import { isProjectUser } from "@showroom/domain/access/access";
import type { ApiConnection } from "@showroom/web-app/session/api-connection";
import { useConnection } from "@showroom/web-app/session/connection-context";
import { queryOptions, useQuery, useSuspenseQuery } from "@tanstack/react-query";
import { HeroImage } from "../../shared/project/hero-image.tsx";
import { contentBlockQuery, useProject } from "../../shared/project/project.ts";
import { projectPaths } from "../../pages/links.ts";
import { useAuthDialog } from "../../shared/session/auth-dialog.ts";
import { loginAttempts } from "../../shared/session/login-attempt.ts";
import { useMayEnter, useMember, useVisitor } from "../../shared/session/user.ts";
import { choiceParts } from "./choice-parts.ts";
import styles from "./landing-page.module.css";
import { landingTexts as texts } from "./texts.ts";

/** Whether the buyer's choices were submitted. A failure counts as not: the showroom itself reports it. */
const submittedQuery = ({ queryClient }: ApiConnection, projectId: number) =>
  queryOptions({
    queryKey: ["submitted", projectId],
    // Loaded lazily, because only buyers need it and the landing page is public.
    queryFn: async (): Promise<boolean> => {
      const { choicesQuery } = await import("../../shared/choices/showroom-data.ts");
      return queryClient.fetchQuery(choicesQuery(projectId)).then(
        ({ submitType }) => submitType !== null,
        () => false,
      );
    },
    staleTime: 0,
  });

function Enter({ project, href }: { project: Project; href: string }) {
  const member = useMember();
  const isBuyer = member !== null && isProjectUser(member);
  const { data: submitted, isLoading } = useQuery({ ...submittedQuery(useConnection(), project.id), enabled: isBuyer });
  if (isLoading) return <span className={styles["reserved"]} />;
  return (
    <Button variant="primary" iconAfter={ArrowRight} href={href}>
      {submitted ? texts.look : texts.start}
    </Button>
  );
}

function LandingAction({ project }: { project: Project }) {
  const visitor = useVisitor();
  const mayEnter = useMayEnter(project);
  const openLogin = useAuthDialog((state) => state.openLogin);
  const showroom = projectPaths.showroom(project.slug);

  if (visitor.status === "loading") return <span className={styles["reserved"]} />;
  if (mayEnter) return <Enter project={project} href={showroom} />;
  const hasAccount = visitor.status === "member" && visitor.user.hasApprovedTerms;
  const login = (
    <Button
      variant={hasAccount ? "secondary" : "primary"}
      onClick={() => {
        loginAttempts.remember({
          requestedPage: projectPaths.landing(project.slug),
          altPage: projectPaths.landing(project.slug),
        });
        openLogin();
      }}
    >
      {hasAccount ? texts.loginAsOther : texts.login}
    </Button>
  );
  if (!hasAccount) return login;
  return (
    <>
      <p>{texts.noAccess}</p>
      {login}
    </>
  );
}

/** List of what a buyer can choose in this project, without the parts that the content block hides. */
function ChoiceParts({ project, shown }: { project: Project; shown: ContentBlock }) {
  const parts = choiceParts(project, shown);
  return (
    parts.length > 0 && (
      <section className={styles["content"]}>
        <h2>{texts.parts.title}</h2>
        <ul>
          {parts.map((part) => (
            <li key={part}>{texts.parts[part]}</li>
          ))}
        </ul>
      </section>
    )
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
          <div data-needs-session="">
            <LandingAction project={project} />
          </div>
        }
      >
        <p>{block?.headerSubtitle || texts.subtitle}</p>
      </Hero>
      {block !== null && <ChoiceParts project={project} shown={block} />}
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
