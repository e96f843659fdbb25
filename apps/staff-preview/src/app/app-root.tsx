import { Outlet, ScrollRestoration } from "react-router";
import { usePageTitle } from "@showroom/web-app/routing/use-page-title";
import { SessionWatch } from "./session-watch.tsx";

/** Renders the current page, watches the session and restores the scroll position. */
export function AppRoot() {
  usePageTitle();
  return (
    <>
      <Outlet />
      <SessionWatch />
      <ScrollRestoration />
    </>
  );
}
