import { useRevalidator } from "react-router";
import { ConnectionFailure } from "@showroom/api-client/failures";
import { Button } from "@showroom/ui/controls/button/button";
import { MessagePage } from "@showroom/ui/layout/message-page/message-page";
import { openWhenReachable } from "@showroom/web-app/routing/new-release";
import { useRetryLater } from "../shared/browser/use-retry-later.ts";
import { errorTexts as texts } from "./texts.ts";

/** Replaces a page when the server is unreachable. It retries until the server answers, and then shows the page. */
export function OutagePage({ failure }: { failure: unknown }) {
  const { revalidate, state } = useRevalidator();
  const asking = state === "loading";
  const offline = failure instanceof ConnectionFailure && failure.reason === "offline";
  useRetryLater(!asking, () => void revalidate());

  return (
    <MessagePage
      as="main"
      announce
      title={texts.title}
      text={`${offline ? texts.offline : texts.outage} ${texts.again}`}
      actions={
        <>
          <Button variant="primary" loading={asking} onClick={() => void revalidate()}>
            {texts.retry}
          </Button>
          <Button onClick={() => void openWhenReachable("/")}>{texts.home}</Button>
        </>
      }
    />
  );
}
