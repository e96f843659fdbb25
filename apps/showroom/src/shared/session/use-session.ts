/** Signing in and out, with the navigation and the refresh of data that follow. */
import { useLocation, useNavigate, useRevalidator } from "react-router";
import { ConnectionFailure } from "@showroom/api-client/failures";
import type { Tokens } from "@showroom/api-client/token-store";
import type { User } from "@showroom/domain/model/user";
import { becomeUser } from "@showroom/web-app/session/become-user";
import { signOut } from "@showroom/web-app/session/sign-out";
import { LOGIN_EVENT, track } from "@showroom/web-app/session/tracking";
import { connection, session } from "../api/api.ts";
import { isOpenProject } from "../project/project.ts";
import { afterLogout, pageAfterLogin } from "./after-login.ts";
import { loginAttempts } from "./login-attempt.ts";
import { leaveViewing, viewing } from "./viewing.ts";

export interface SessionActions {
  /** Signs in and opens the requested page. @throws OAuthFailure or ConnectionFailure */
  readonly signIn: (email: string, password: string) => Promise<void>;
  /** Continues as the user of these tokens, on the same page. */
  readonly adopt: (tokens: Tokens) => Promise<User>;
  /**
   * Signs out of this browser, and then reloads the page or goes to the home page.
   * @throws ConnectionFailure only for a viewing session, which cannot be left without a connection
   */
  readonly signOut: () => Promise<void>;
}

export function useSession(): SessionActions {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();

  return {
    signIn: async (email, password) => {
      const user = await session.signIn(email, password);
      track(LOGIN_EVENT);
      becomeUser(connection, user);
      const page = pageAfterLogin(user, loginAttempts.current(), pathname);
      loginAttempts.forget();
      if (page === null) await revalidate();
      else await navigate(page);
    },
    adopt: async (tokens) => {
      const user = await session.adopt(tokens);
      becomeUser(connection, user);
      return user;
    },
    signOut: async () => {
      // For staff who view the showroom as a buyer, signing out only ends the viewing session.
      if (viewing !== null) {
        if (await leaveViewing()) return;
        throw new ConnectionFailure("offline", null);
      }
      const then = afterLogout(pathname, (slug) => isOpenProject(connection, slug));
      loginAttempts.signedOut();
      await signOut(connection, () => {
        if (then === "reload") window.location.reload();
        else window.location.assign("/");
      });
    },
  };
}
