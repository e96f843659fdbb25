import { lazy, Suspense } from "react";
import { useLoaderData, useNavigate, useParams } from "react-router";
import { Button } from "@showroom/ui/controls/button/button";
import { MessagePage } from "@showroom/ui/layout/message-page/message-page";
import { Landing } from "../../features/landing/landing-page.tsx";
import { DialogLogo } from "../../shared/project/contractor-logo.tsx";
import { projectPaths, publicPaths } from "../../pages/links.ts";
import { useProjectBySlug } from "../../shared/project/project.ts";
import { useAuthDialog } from "../../shared/session/auth-dialog.ts";
import { PlainFrame } from "../plain-layout.tsx";
import { ProjectFrame } from "../project-layout.tsx";
import { signupTexts } from "./signup-texts.ts";
import type { User } from "@showroom/domain/model/user";
import { reopenInvitation } from "./signup-loader.ts";
import type { Signup } from "./signup-loader.ts";

/** Most who are invited are buyers, who see the page of their project. */
const HomePage = lazy(async () => ({ default: (await import("../../features/home/home-page.tsx")).HomePage }));
const RegisterDialog = lazy(async () => ({
  default: (await import("../../features/auth/register-dialog.tsx")).RegisterDialog,
}));

function InvalidInvitation() {
  const openLogin = useAuthDialog((state) => state.openLogin);
  return (
    <PlainFrame>
      <MessagePage
        title={signupTexts.invalidTitle}
        text={signupTexts.invalid}
        actions={
          <Button variant="primary" onClick={() => openLogin()}>
            {signupTexts.login}
          </Button>
        }
      />
    </PlainFrame>
  );
}

function useReopen(): () => Promise<boolean> {
  const { userhash = "" } = useParams();
  return () => reopenInvitation(userhash);
}

function ProjectInvitation({ user, slug }: { user: User; slug: string }) {
  const project = useProjectBySlug(slug);
  const navigate = useNavigate();
  const reopen = useReopen();
  return (
    <ProjectFrame project={project}>
      <Landing project={project} />
      <DialogLogo slug={slug}>
        <Suspense>
          <RegisterDialog
            user={user}
            reopen={reopen}
            terms={project.hasTerms ? { href: projectPaths.terms(slug), project: project.name } : undefined}
            onRegistered={() => void navigate(projectPaths.video(slug), { replace: true })}
          />
        </Suspense>
      </DialogLogo>
    </ProjectFrame>
  );
}

/** Registration of a user without a project, such as an advisor. The home page then shows what they can do. */
function PlainInvitation({ user }: { user: User }) {
  const navigate = useNavigate();
  const reopen = useReopen();
  return (
    <PlainFrame>
      <Suspense>
        <HomePage />
        <RegisterDialog
          user={user}
          reopen={reopen}
          onRegistered={() => void navigate(publicPaths.home, { replace: true })}
        />
      </Suspense>
    </PlainFrame>
  );
}

/** The landing page of the project of an invitation, with the registration dialog on top. */
export function SignupPage() {
  const signup = useLoaderData<Signup>();
  if (signup === null) return <InvalidInvitation />;
  const { user, slug } = signup;
  return slug === null ? <PlainInvitation user={user} /> : <ProjectInvitation user={user} slug={slug} />;
}
