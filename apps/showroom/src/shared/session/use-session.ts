/** Signing in and out, with what follows from it for the rest of the application. */
import { useLocation, useNavigate, useRevalidator } from "react-router";
import type { Tokens } from "@showroom/api-client/token-store";
import type { User } from "@showroom/domain/model/user";
import { configQuestion, session } from "../api/api.ts";
import { answers } from "../api/answers.ts";
import { isOpenProject } from "../project/project.ts";
import { afterLogout, pageAfterLogin } from "./after-login.ts";
import { loginAttempts } from "./login-attempt.ts";
import { track } from "./tracking.ts";
import { userQuestion } from "./user.ts";
import { leaveViewing, viewing } from "./viewing.ts";

/** What was loaded for someone else is asked again; what is on the screen stays until the answer is there. */
function becomeUser(user: User): void {
  answers.put(userQuestion, user);
  void answers.expire((key) => key !== userQuestion.key && key !== configQuestion.key);
}

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
      becomeUser(user);
      const page = pageAfterLogin(user, loginAttempts.current(), pathname);
      loginAttempts.forget();
      if (page === null) await revalidate();
      else await navigate(page);
    },
    adopt: async (tokens) => {
      const user = await session.adopt(tokens);
      becomeUser(user);
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
