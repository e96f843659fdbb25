import { useLoaderData, useNavigate } from "react-router";
import { Button } from "@showroom/ui/controls/button/button";
import { PageHeader } from "@showroom/ui/layout/page-header/page-header";
import { RegisterDialog } from "../../features/auth/register-dialog.tsx";
import { Landing } from "../../features/landing/landing-page.tsx";
import { projectPaths, useProjectBySlug } from "../../shared/project/project.ts";
import { useAuthDialog } from "../../shared/session/auth-dialog.ts";
import { PlainFrame } from "../plain-layout.tsx";
import { ProjectFrame } from "../project-layout.tsx";
import styles from "../shell.module.css";
import { signupTexts } from "../texts.ts";
import type { Signup } from "./signup-loader.ts";

function InvalidInvitation() {
  const openLogin = useAuthDialog((state) => state.openLogin);
  return (
    <PlainFrame>
      <div className={styles["page"]}>
        <PageHeader title={signupTexts.invalidTitle} intro={<p>{signupTexts.invalid}</p>} />
        <div className={styles["actions"]}>
          <Button variant="primary" onClick={() => openLogin()}>
            {signupTexts.login}
          </Button>
        </div>
      </div>
    </PlainFrame>
  );
}

function Invitation({ user, slug }: NonNullable<Signup>) {
  const project = useProjectBySlug(slug);
  const navigate = useNavigate();
  return (
    <ProjectFrame project={project}>
      <Landing project={project} />
      <RegisterDialog user={user} onRegistered={() => void navigate(projectPaths.video(slug), { replace: true })} />
    </ProjectFrame>
  );
}

/** The landing page of the project that someone is invited to, with the registration dialog on top. */
export function SignupPage() {
  const signup = useLoaderData<Signup>();
  return signup === null ? <InvalidInvitation /> : <Invitation {...signup} />;
}
