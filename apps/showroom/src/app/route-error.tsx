import { lazy, Suspense, useEffect } from "react";
import { isRouteErrorResponse, useRouteError } from "react-router";
import { ApiProblem, isOutage, isProblem, OAuthFailure } from "@showroom/api-client/failures";
import { Button } from "@showroom/ui/controls/button/button";
import { MessagePage } from "@showroom/ui/layout/message-page/message-page";
import { useErrorTitle, useRootErrorTitle } from "@showroom/web-app/routing/use-page-title";
import { isUnloadedPart, openWhenReachable, reloadWhenReachable } from "@showroom/web-app/routing/new-release";
import { useReloadWhenReachable } from "@showroom/web-app/routing/use-reload-when-reachable";
import { OutagePage } from "./outage-page.tsx";
import { useAuthDialog } from "../shared/session/auth-dialog.ts";
import { viewing } from "../shared/session/viewing.ts";
import { SignInDialogs } from "./sign-in-dialogs.tsx";
import { PAGES } from "../pages/pages.ts";
import { errorTexts } from "./texts.ts";

const ViewingEnded = lazy(async () => ({ default: (await import("./viewing-ended.tsx")).ViewingEnded }));
const MessageShell = lazy(async () => ({ default: (await import("./pages/message-shell.tsx")).MessageShell }));

/** Whether the page needs a session that the server no longer accepts. After its end the anonymous user gets 403. */
const isSessionEnd = (error: unknown): boolean =>
  error instanceof OAuthFailure || (error instanceof ApiProblem && (error.status === 401 || error.status === 403));

/** Whether the error is a defect, and not an expected answer, an ended session or an unreachable server. */
const isFault = (error: unknown): boolean =>
  !isRouteErrorResponse(error) && !isOutage(error) && !isSessionEnd(error) && !isUnloadedPart(error);

/** Replaces a page of which a part could not be loaded. It comes by itself as soon as the server answers. */
function PartUnloaded() {
  useReloadWhenReachable(true);
  return (
    <MessagePage
      as="main"
      announce
      title={errorTexts.title}
      text={`${navigator.onLine ? errorTexts.outage : errorTexts.offline} ${errorTexts.again}`}
      actions={
        <Button variant="primary" onClick={() => void reloadWhenReachable()}>
          {errorTexts.retry}
        </Button>
      }
    />
  );
}

function SessionEnded() {
  const openLogin = useAuthDialog((state) => state.openLogin);
  return (
    <MessagePage
      as="main"
      title={errorTexts.expiredTitle}
      text={errorTexts.expired}
      actions={
        <Button variant="primary" onClick={() => openLogin("expired")}>
          {errorTexts.login}
        </Button>
      }
    />
  );
}

/** Replaces a page that could not be shown. The address does not change, so the user retries by reloading. */
export function RouteError() {
  const error = useRouteError();
  const notFound = isRouteErrorResponse(error) && error.status === 404;
  const hasLeft = isProblem(error, "home-left");

  // Errors caught here do not reach `window`, so they are dispatched again for error reporting.
  useEffect(() => {
    if (!hasLeft && isFault(error)) window.dispatchEvent(new ErrorEvent("error", { error, message: String(error) }));
  }, [error, hasLeft]);
  const isEnded = isSessionEnd(error);
  const endedTitle = viewing === null ? errorTexts.expiredTitle : null;
  useErrorTitle(notFound ? PAGES.notFound.title : isEnded ? endedTitle : errorTexts.title);

  if (notFound || hasLeft)
    return (
      <Suspense>
        <MessageShell hasLeft={hasLeft} />
      </Suspense>
    );
  if (isUnloadedPart(error)) return <PartUnloaded />;
  if (isOutage(error)) return <OutagePage failure={error} />;
  if (isEnded)
    return viewing === null ? (
      <SessionEnded />
    ) : (
      <Suspense>
        <ViewingEnded />
      </Suspense>
    );
  return (
    <MessagePage
      as="main"
      announce
      title={errorTexts.title}
      text={errorTexts.unexpected}
      actions={
        <>
          <Button variant="primary" onClick={() => void openWhenReachable(window.location.href)}>
            {errorTexts.retry}
          </Button>
          <Button onClick={() => void openWhenReachable("/")}>{errorTexts.home}</Button>
        </>
      }
    />
  );
}

/** The same when the application root, which renders the sign-in dialogs otherwise, could not be shown. */
export function RootError() {
  useRootErrorTitle(errorTexts.title);
  return (
    <>
      <RouteError />
      <SignInDialogs />
    </>
  );
}
