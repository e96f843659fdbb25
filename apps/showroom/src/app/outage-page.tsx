import { useEffect } from "react";
import { useRevalidator } from "react-router";
import { ConnectionFailure } from "@showroom/api-client/failures";
import { Button } from "@showroom/ui/controls/button/button";
import { MessagePage } from "@showroom/ui/layout/message-page/message-page";
import { errorTexts as texts } from "./texts.ts";

/** Milliseconds until a page is asked for again, and how many more at most: not all windows ask in the same moment. */
const AGAIN_AFTER = 3_000;
const SPREAD = 2_000;

/** In place of a page that the server could not give: says so, asks again until it can, and then the page is there. */
export function OutagePage({ failure }: { failure: unknown }) {
  const { revalidate, state } = useRevalidator();
  const asking = state === "loading";
  const offline = failure instanceof ConnectionFailure && failure.reason === "offline";

  useEffect(() => {
    if (asking) return undefined;
    const again = (): void => void revalidate();
    const timer = setTimeout(again, AGAIN_AFTER + Math.random() * SPREAD);
    window.addEventListener("online", again);
    return () => {
      clearTimeout(timer);
      window.removeEventListener("online", again);
    };
  }, [asking, revalidate]);

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
          <Button onClick={() => window.location.assign("/")}>{texts.home}</Button>
        </>
      }
    />
  );
}
