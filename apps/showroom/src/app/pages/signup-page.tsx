import { useLoaderData, useNavigate } from "react-router";
import { Button } from "@showroom/ui/controls/button/button";
import { MessagePage } from "@showroom/ui/layout/message-page/message-page";
import { RegisterDialog } from "../../features/auth/register-dialog.tsx";
import { Landing } from "../../features/landing/landing-page.tsx";
import { DialogLogo } from "../../shared/project/contractor-logo.tsx";
import { projectPaths, useProjectBySlug } from "../../shared/project/project.ts";
import { useAuthDialog } from "../../shared/session/auth-dialog.ts";
import { PlainFrame } from "../plain-layout.tsx";
import { ProjectFrame } from "../project-layout.tsx";
import { signupTexts } from "../texts.ts";
import type { Signup } from "./signup-loader.ts";

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

function Invitation({ user, slug }: NonNullable<Signup>) {
  const project = useProjectBySlug(slug);
  const navigate = useNavigate();
  return (
    <ProjectFrame project={project}>
      <Landing project={project} />
      <DialogLogo slug={slug}>
        <RegisterDialog user={user} onRegistered={() => void navigate(projectPaths.video(slug), { replace: true })} />
      </DialogLogo>
    </ProjectFrame>
  );
}

/** The landing page of the project that someone is invited to, with the registration dialog on top. */
export function SignupPage() {
  const signup = useLoaderData<Signup>();
  return signup === null ? <InvalidInvitation /> : <Invitation {...signup} />;
}
