import { lazy, Suspense } from "react";
import { useNavigate, useParams } from "react-router";
import { HomePage } from "../../features/home/home-page.tsx";
import { PASSWORD_CHANGED } from "../../features/home/password-changed.ts";
import { useAuthDialog } from "../../shared/session/auth-dialog.ts";

const ResetDialog = lazy(async () => ({
  default: (await import("../../features/auth/reset-dialog.tsx")).ResetDialog,
}));

/** The home page with the reset dialog on top. */
export function ResetPage() {
  const { resetToken = "" } = useParams();
  const navigate = useNavigate();
  const openLogin = useAuthDialog((state) => state.openLogin);
  const goHome = (): void => void navigate("/", { replace: true });
  return (
    <>
      <HomePage />
      <Suspense>
        <ResetDialog
          token={resetToken}
          onDone={() => void navigate("/", { replace: true, state: PASSWORD_CHANGED })}
          onBackToLogin={() => {
            goHome();
            openLogin();
          }}
        />
      </Suspense>
    </>
  );
}
