import { lazy, Suspense } from "react";
import { Outlet, ScrollRestoration } from "react-router";
import { useAuthDialog } from "../shared/session/auth-dialog.ts";
import { viewing } from "../shared/session/viewing.ts";
import { RouteChanges } from "./route-changes.tsx";
import { SessionWatch } from "./session-watch.tsx";

const AuthDialogs = lazy(async () => ({ default: (await import("../features/auth/auth-dialogs.tsx")).AuthDialogs }));

const ViewingNotice = lazy(async () => ({ default: (await import("./viewing-notice.tsx")).ViewingNotice }));

/** What is around every page. */
export function AppRoot() {
  const dialog = useAuthDialog((state) => state.dialog);
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
      {dialog !== null && (
        <Suspense>
          <AuthDialogs />
        </Suspense>
      )}
    </>
  );
}
