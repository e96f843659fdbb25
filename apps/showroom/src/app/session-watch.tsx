import { useEffect } from "react";
import { session, tokenStore, onSessionEnd } from "../shared/api/api.ts";
import { answers } from "../shared/api/answers.ts";
import { useAnswer } from "../shared/api/use-answer.ts";
import { useAskAgain } from "../shared/api/use-ask-again.ts";
import { useAuthDialog } from "../shared/session/auth-dialog.ts";
import { userQuestion } from "../shared/session/user.ts";
import { leaveViewing, viewing } from "../shared/session/viewing.ts";

/** Signing in or out in another tab makes this one somebody else's: it starts anew. Renewed tokens do not. */
async function followOtherTab(): Promise<void> {
  const before = answers.look(userQuestion).data;
  if (before === undefined || tokenStore.read() === null) return;
  const now = await session.start().catch(() => before);
  if (now.id !== before.id) window.location.reload();
}

/** Who is looking is not a part of any page, so no page asks again when the server could not say. */
function useUserAtLast(): void {
  const { failed, asking, retry } = useAnswer(userQuestion);
  useAskAgain(failed && !asking, retry);
}

/** Notices that the session ended, here or in another tab. */
export function SessionWatch() {
  const openLogin = useAuthDialog((state) => state.openLogin);
  useUserAtLast();

  useEffect(
    () =>
      onSessionEnd(() => {
        if (viewing !== null) return leaveViewing();
        const user = answers.look(userQuestion).data;
        // The page stays, with everything on it: signing in again goes on where it was.
        if (user !== undefined && !user.isAnonymous) openLogin("expired");
      }),
    [openLogin],
  );

  useEffect(() => tokenStore.onChangeElsewhere(() => void followOtherTab()), []);

  return null;
}
