import { useEffect } from "react";
import { isRouteErrorResponse, useRouteError } from "react-router";
import { ConnectionFailure, isProblem } from "@showroom/api-client/failures";
import { Button } from "@showroom/ui/controls/button/button";
import { MessagePage } from "@showroom/ui/layout/message-page/message-page";
import { paths } from "../shared/paths/paths.ts";
import { errorTexts, notFoundTexts, ROUTE_TITLES } from "./texts.ts";

/** What is not there, or is somebody else's: the answer is the same. */
export function NotFound() {
  return (
    <MessagePage
      title={notFoundTexts.title}
      text={notFoundTexts.body}
      actions={<Button href={paths.projects}>{notFoundTexts.back}</Button>}
    />
  );
}

/** In place of a page that could not be shown. The address stays, so that trying again is a reload. */
export function RouteError() {
  const error = useRouteError();
  const notFound = (isRouteErrorResponse(error) && error.status === 404) || isProblem(error, "not-found");

  useEffect(() => {
    document.title = notFound ? ROUTE_TITLES.notFound : errorTexts.title;
  }, [notFound]);

  if (notFound) return <NotFound />;
  return (
    <MessagePage
      announce
      title={errorTexts.title}
      text={error instanceof ConnectionFailure ? errorTexts.offline : errorTexts.unexpected}
      actions={
        <Button variant="primary" onClick={() => window.location.reload()}>
          {errorTexts.retry}
        </Button>
      }
    />
  );
}

/** The same where not even the frame around the pages could be shown. */
export function RootError() {
  return (
    <main>
      <RouteError />
    </main>
  );
}
