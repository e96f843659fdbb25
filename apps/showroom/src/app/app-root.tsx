import { lazy, Suspense } from "react";
import { Outlet, ScrollRestoration, useNavigation, useParams } from "react-router";
import { LoadingNotice } from "@showroom/ui/feedback/loading-notice/loading-notice";
import { usePageTitle } from "@showroom/web-app/routing/use-page-title";
import { DialogLogo } from "../shared/project/contractor-logo.tsx";
import { isMissingProject } from "../shared/project/project.ts";
import { viewing } from "../shared/session/viewing.ts";
import { scrollKey } from "./scroll-key.ts";
import { SessionWatch } from "./session-watch.tsx";
import { SignInDialogs } from "./sign-in-dialogs.tsx";
import { ROUTE_TITLES } from "./texts.ts";

const ViewingNotice = lazy(async () => ({ default: (await import("./viewing-notice.tsx")).ViewingNotice }));

/** Shows that the next page is loading; the present page stays until then. */
function NextPage() {
  return <LoadingNotice line active={useNavigation().state !== "idle"} />;
}

/** The application root: the current page with the notices and dialogs that every page shares. */
export function AppRoot() {
  const { slug = "" } = useParams();
  usePageTitle(slug !== "" && isMissingProject(slug) ? ROUTE_TITLES.notFound : undefined);
  return (
    <DialogLogo slug={slug}>
      {viewing !== null && (
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
