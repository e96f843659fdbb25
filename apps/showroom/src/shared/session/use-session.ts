/** Signing in and out, with what follows from it for the rest of the application. */
import { useLocation, useNavigate, useRevalidator } from "react-router";
import type { Tokens } from "@showroom/api-client/token-store";
import type { User } from "@showroom/domain/model/user";
import { becomeUser } from "@showroom/web-app/session/become-user";
import { connection, session } from "../api/api.ts";
import { isOpenProject } from "../project/project.ts";
import { afterLogout, pageAfterLogin } from "./after-login.ts";
import { loginAttempts } from "./login-attempt.ts";
import { track } from "./tracking.ts";
import { leaveViewing, viewing } from "./viewing.ts";

export interface SessionActions {
  /** Signs in, then opens the page that was asked for. @throws OAuthFailure or ConnectionFailure */
  readonly signIn: (email: string, password: string) => Promise<void>;
  /** Goes on as the person of these tokens, staying where one is. */
  readonly adopt: (tokens: Tokens) => Promise<User>;
  /** Signs out, then shows the page to nobody or goes home. */
  readonly signOut: () => Promise<void>;
}

export function useSession(): SessionActions {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();

  return {
    signIn: async (email, password) => {
      const user = await session.signIn(email, password);
      track({ event: "Account", eventCategory: "Inloggen", eventAction: "Login" });
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
      // Who looks in a buyer's place has nobody's session to end but their own.
      if (viewing !== null) return leaveViewing();
      const then = afterLogout(pathname, isOpenProject);
      await session.signOut();
      loginAttempts.signedOut();
      if (then === "reload") window.location.reload();
      else window.location.assign("/");
    },
  };
}
