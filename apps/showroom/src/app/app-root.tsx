import { lazy, Suspense } from "react";
import { Outlet, ScrollRestoration, useNavigation, useParams } from "react-router";
import { LoadingNotice } from "@showroom/ui/feedback/loading-notice/loading-notice";
import { DialogLogo } from "../shared/project/contractor-logo.tsx";
import { viewing } from "../shared/session/viewing.ts";
import { RouteChanges } from "./route-changes.tsx";
import { SessionWatch } from "./session-watch.tsx";
import { SignInDialogs } from "./sign-in-dialogs.tsx";

const ViewingNotice = lazy(async () => ({ default: (await import("./viewing-notice.tsx")).ViewingNotice }));

/** The page that was asked for is on its way: the one before it stays until then. */
function NextPage() {
  return <LoadingNotice line active={useNavigation().state !== "idle"} />;
}

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
      <NextPage />
      <Outlet />
      <RouteChanges />
      <SessionWatch />
      <ScrollRestoration />
      <SignInDialogs />
    </DialogLogo>
  );
}
