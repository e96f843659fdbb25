import { lazy, Suspense } from "react";
import { useQuery } from "@tanstack/react-query";
import { Outlet, ScrollRestoration, useNavigation, useParams } from "react-router";
import { useHydrated } from "@showroom/ui/foundations/use-hydrated";
import { LoadingNotice } from "@showroom/ui/feedback/loading-notice/loading-notice";
import { useConnection } from "@showroom/web-app/session/connection-context";
import { usePageTitle } from "@showroom/web-app/routing/use-page-title";
import { DialogLogo } from "../shared/project/contractor-logo.tsx";
import { useVisitor } from "../shared/session/user.ts";
import { viewing } from "../shared/session/viewing.ts";
import { useKnownVisitor } from "../start/use-known-visitor.ts";
import { scrollKey } from "./scroll-key.ts";
import { SessionWatch } from "./session-watch.tsx";
import { SignInDialogs } from "./sign-in-dialogs.tsx";

const ViewingNotice = lazy(async () => ({ default: (await import("./viewing-notice.tsx")).ViewingNotice }));

/** Shows that the next page is loading; the present page stays until then. */
function NextPage() {
  return <LoadingNotice line active={useNavigation().state !== "idle"} />;
}

/** The application root: the current page with the notices and dialogs that every page shares. */
export function AppRoot() {
  const { slug = "" } = useParams();
  const hydrated = useHydrated();
  const { status } = useVisitor();
  const { isError } = useQuery(useConnection().userQuery);
  useKnownVisitor(hydrated && (status !== "loading" || isError));
  usePageTitle();
  return (
    <DialogLogo slug={slug}>
      {hydrated && viewing !== null && (
        <Suspense>
          <ViewingNotice viewing={viewing} />
        </Suspense>
      )}
      <NextPage />
      <Outlet />
      <SessionWatch />
      <ScrollRestoration getKey={scrollKey} />
      <SignInDialogs />
    </DialogLogo>
  );
}
