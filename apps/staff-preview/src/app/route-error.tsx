import { useErrorTitle, useRootErrorTitle } from "@showroom/web-app/routing/use-page-title";
import { isUnloadedPart, openWhenReachable } from "@showroom/web-app/routing/new-release";
import { useReloadWhenReachable } from "@showroom/web-app/routing/use-reload-when-reachable";
import { isRouteErrorResponse, Navigate, useRouteError } from "react-router";
import { ConnectionFailure, isProblem } from "@showroom/api-client/failures";
import { Button } from "@showroom/ui/controls/button/button";
import { MessagePage } from "@showroom/ui/layout/message-page/message-page";
import { paths } from "../shared/paths/paths.ts";
import { errorTexts, notFoundTexts, ROUTE_TITLES } from "./texts.ts";

/** Shown for pages that do not exist and for pages the user may not open; the message is the same. */
export function NotFound() {
  return (
    <MessagePage
      title={notFoundTexts.title}
      text={notFoundTexts.body}
      actions={<Button href={paths.projects}>{notFoundTexts.back}</Button>}
    />
  );
}

/** Replaces a page that could not be shown. The address does not change, so the user retries by reloading. */
export function RouteError() {
  const error = useRouteError();
  useReloadWhenReachable(isUnloadedPart(error));
  const notFound = (isRouteErrorResponse(error) && error.status === 404) || isProblem(error, "not-found");

  useErrorTitle(notFound ? ROUTE_TITLES.notFound : errorTexts.title);

  // Staff who must still set up a second factor do that first.
  if (isProblem(error, "second-factor-required")) return <Navigate to={paths.account} replace />;
  if (notFound) return <NotFound />;
  return (
    <MessagePage
      announce
      title={errorTexts.title}
      text={error instanceof ConnectionFailure ? errorTexts.offline : errorTexts.unexpected}
      actions={
        <Button variant="primary" onClick={() => void openWhenReachable(window.location.href)}>
          {errorTexts.retry}
        </Button>
      }
    />
  );
}

/** The same when the frame around the pages could not be shown either. */
export function RootError() {
  useRootErrorTitle(errorTexts.title);
  return (
    <main>
      <RouteError />
    </main>
  );
}
