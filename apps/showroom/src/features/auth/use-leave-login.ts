import { replaceData } from "@showroom/web-app/queries/replace-data";
import { useNavigate } from "react-router";
import { session, queryClient, userQuery } from "../../shared/api/api.ts";
import { useAuthDialog } from "../../shared/session/auth-dialog.ts";
import { loginAttempts } from "../../shared/session/login-attempt.ts";

/**
 * Closes the sign-in dialog without signing in. After an ended session the visitor continues as an anonymous user on the home
 * page. A visitor who had requested a page goes to the alternative page of the attempt.
 */
export function useLeaveLogin(): () => void {
  const navigate = useNavigate();
  const { reason, close } = useAuthDialog();
  return () => {
    const attempt = loginAttempts.current();
    loginAttempts.forget();
    close();
    if (reason === "expired") {
      void session.start().then((user) => {
        replaceData(queryClient, userQuery, user);
        return navigate("/");
      });
    } else if (attempt !== null) {
      void navigate(attempt.altPage);
    }
  };
}
