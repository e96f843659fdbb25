import { lazy, Suspense } from "react";
import { Outlet, ScrollRestoration } from "react-router";
import { viewing } from "../shared/session/viewing.ts";
import { RouteChanges } from "./route-changes.tsx";
import { SessionWatch } from "./session-watch.tsx";
import { SignInDialogs } from "./sign-in-dialogs.tsx";

const ViewingNotice = lazy(async () => ({ default: (await import("./viewing-notice.tsx")).ViewingNotice }));

/** What is around every page. */
export function AppRoot() {
  return (
    <>
      {viewing !== null && (
        <Suspense>
          <ViewingNotice viewing={viewing} />
        </Suspense>
      )}
      <Outlet />
      <RouteChanges />
      <SessionWatch />
      <ScrollRestoration />
      <SignInDialogs />
    </>
  );
}
