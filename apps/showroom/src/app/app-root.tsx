import { lazy, Suspense } from "react";
import { Outlet, ScrollRestoration, useParams } from "react-router";
import { DialogLogo } from "../shared/project/contractor-logo.tsx";
import { viewing } from "../shared/session/viewing.ts";
import { RouteChanges } from "./route-changes.tsx";
import { SessionWatch } from "./session-watch.tsx";
import { SignInDialogs } from "./sign-in-dialogs.tsx";

const ViewingNotice = lazy(async () => ({ default: (await import("./viewing-notice.tsx")).ViewingNotice }));

/** What is around every page. */
export function AppRoot() {
  const { slug = "" } = useParams();
  return (
    <DialogLogo slug={slug}>
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
    </DialogLogo>
  );
}
