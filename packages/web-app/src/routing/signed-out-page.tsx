import { Button } from "@showroom/ui/controls/button/button";
import { MessagePage } from "@showroom/ui/layout/message-page/message-page";
import { openWhenReachable } from "./new-release.ts";
import { useReloadWhenReachable } from "./use-reload-when-reachable.ts";
import { signOutTexts as texts } from "../session/sign-out-texts.ts";

/** Replaces every page after signing out without a connection: what was on the screen is no longer for who looks at it. */
export function SignedOutPage() {
  useReloadWhenReachable(true);
  return (
    <MessagePage
      as="main"
      announce
      title={texts.title}
      text={texts.text}
      actions={
        <Button variant="primary" onClick={() => void openWhenReachable("/")}>
          {texts.home}
        </Button>
      }
    />
  );
}
