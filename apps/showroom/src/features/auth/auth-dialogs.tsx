import { useAuthDialog } from "../../shared/session/auth-dialog.ts";
import { ForgotDialog } from "./forgot-dialog.tsx";
import { LoginDialog } from "./login-dialog.tsx";

/** The sign-in dialog and the one it leads to, one at a time. */
export function AuthDialogs() {
  const dialog = useAuthDialog((state) => state.dialog);
  if (dialog === "login") return <LoginDialog />;
  if (dialog === "forgot") return <ForgotDialog />;
  return null;
}
