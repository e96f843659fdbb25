import { useAuthDialog } from "../../shared/session/auth-dialog.ts";
import { ForgotDialog } from "./forgot-dialog.tsx";
import { LoginDialog } from "./login-dialog.tsx";

/** The open sign-in dialog: signing in or requesting a new password. */
export function AuthDialogs() {
  const dialog = useAuthDialog((state) => state.dialog);
  if (dialog === "login") return <LoginDialog />;
  if (dialog === "forgot") return <ForgotDialog />;
  return null;
}
