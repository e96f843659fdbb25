import { lazy, Suspense, useEffect } from "react";
import type { ReactNode } from "react";
import { useLocation } from "react-router";
import ArrowRight from "lucide-react/icons/arrow-right";
import { Button } from "@showroom/ui/controls/button/button";
import { Link } from "@showroom/ui/controls/link/link";
import { Alert } from "@showroom/ui/feedback/alert/alert";
import { Skeleton } from "@showroom/ui/feedback/skeleton/skeleton";
import { PageHeader } from "@showroom/ui/layout/page-header/page-header";
import { SampledPage } from "@showroom/ui/layout/sampled-page/sampled-page";
import { Text } from "@showroom/ui/layout/text/text";
import { isProjectUser, isStaff } from "@showroom/domain/access/access";
import type { User } from "@showroom/domain/model/user";
import { useConfig } from "@showroom/web-app/session/use-config";
import { projectPaths } from "../../pages/links.ts";
import { useAuthDialog } from "../../shared/session/auth-dialog.ts";
import { loginAttempts } from "../../shared/session/login-attempt.ts";
import { useVisitor } from "../../shared/session/user.ts";
import styles from "./home-page.module.css";
import { ProjectsPlaceholder } from "./projects-placeholder.tsx";
import { isPasswordChanged } from "./password-changed.ts";
import { homeTexts as texts } from "./texts.ts";

/** Only for staff. */
const ProjectList = lazy(async () => ({ default: (await import("./project-list.tsx")).ProjectList }));

function Welcome({ intro, children }: { intro: string; children?: ReactNode }) {
  return (
    <>
      <PageHeader title={texts.title} intro={<p>{intro}</p>} />
      {children}
    </>
  );
}

function AnonymousHome() {
  const { productName } = useConfig();
  const openLogin = useAuthDialog((state) => state.openLogin);
  const { pathname } = useLocation();

  // A visitor redirected from a page that needs an account gets the sign-in dialog, unless the dialog for a new password is open.
  useEffect(() => {
    if (pathname === "/" && loginAttempts.current() !== null) openLogin();
  }, [openLogin, pathname]);

  return (
    <Welcome intro={texts.anonymous(productName)}>
      <div className={styles["actions"]}>
        <Button variant="primary" onClick={() => openLogin()}>
          {texts.login}
        </Button>
      </div>
      <Text tone="muted" className={styles["aside"]}>
        {texts.invitation}
      </Text>
    </Welcome>
  );
}

function MemberHome({ user }: { user: User }) {
  if (!user.hasApprovedTerms) return <Welcome intro={texts.invited} />;
  if (isStaff(user)) {
    return (
      <Welcome intro={texts.staff}>
        <Link href="/admin" newTab>
          {texts.admin}
        </Link>
        <Suspense fallback={<ProjectsPlaceholder />}>
          <ProjectList />
        </Suspense>
      </Welcome>
    );
  }
  if (user.projectSlug === null) return <Welcome intro={texts.noProject} />;
  const project = user.projectName ?? user.projectSlug;
  return (
    <Welcome intro={isProjectUser(user) ? texts.buyer(project) : texts.looksOn(project)}>
      <div className={styles["actions"]}>
        <Button variant="primary" iconAfter={ArrowRight} href={projectPaths.landing(user.projectSlug)}>
          {texts.toProject(project)}
        </Button>
      </div>
    </Welcome>
  );
}

/** The home page: shows each kind of visitor what they can do next. */
export function HomePage() {
  const visitor = useVisitor();
  const state: unknown = useLocation().state;
  return (
    <SampledPage>
      {isPasswordChanged(state) && (
        <Alert variant="success" announce="polite">
          {texts.passwordChanged}
        </Alert>
      )}
      <div className={styles["visitor"]} data-needs-session="">
        {visitor.status === "loading" && (
          <>
            <PageHeader title={texts.title} intro={<Skeleton />} />
            <Skeleton variant="block" className={styles["placeholder"]} />
          </>
        )}
        {visitor.status === "anonymous" && <AnonymousHome />}
        {visitor.status === "member" && <MemberHome user={visitor.user} />}
      </div>
    </SampledPage>
  );
}
