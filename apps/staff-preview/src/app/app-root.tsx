import { Outlet, ScrollRestoration } from "react-router";
import { usePageTitle } from "@showroom/web-app/routing/use-page-title";
import { SessionWatch } from "./session-watch.tsx";

/** What is around every page. */
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
