import { lazy, Suspense } from "react";
import { useLoaderData, useNavigate, useParams } from "react-router";
import { Button } from "@showroom/ui/controls/button/button";
import { MessagePage } from "@showroom/ui/layout/message-page/message-page";
import { HomePage } from "../../features/home/home-page.tsx";
import { PASSWORD_CHANGED } from "../../features/home/password-changed.ts";
import { publicPaths } from "../../pages/links.ts";
import { useAuthDialog } from "../../shared/session/auth-dialog.ts";
import { resetLinkTexts as texts } from "./reset-texts.ts";

const ResetDialog = lazy(async () => ({
  default: (await import("../../features/auth/reset-dialog.tsx")).ResetDialog,
}));

function InvalidLink() {
  const { openForgot, openLogin } = useAuthDialog();
  return (
    <MessagePage
      title={texts.invalidTitle}
      text={texts.invalid}
      actions={
        <>
          <Button variant="primary" onClick={() => openForgot()}>
            {texts.forgot}
          </Button>
          <Button variant="secondary" onClick={() => openLogin()}>
            {texts.login}
          </Button>
        </>
      }
    />
  );
}

/** The home page with the reset dialog on top; a message for a link that was used or is too old. */
export function ResetPage() {
  return useLoaderData<boolean>() ? <NewPassword /> : <InvalidLink />;
}

function NewPassword() {
  const { resetToken = "" } = useParams();
  const navigate = useNavigate();
  const openLogin = useAuthDialog((state) => state.openLogin);
  const goHome = (): void => void navigate(publicPaths.home, { replace: true });
  return (
    <>
      <HomePage />
      <Suspense>
        <ResetDialog
          token={resetToken}
          onDone={() => void navigate(publicPaths.home, { replace: true, state: PASSWORD_CHANGED })}
          onBackToLogin={() => {
            goHome();
            openLogin();
          }}
        />
      </Suspense>
    </>
  );
}
