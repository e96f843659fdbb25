import { Outlet, ScrollRestoration } from "react-router";
import { RouteChanges } from "./route-changes.tsx";
import { SessionWatch } from "./session-watch.tsx";

/** What is around every page. */
export function AppRoot() {
  return (
    <>
      <Outlet />
      <RouteChanges />
      <SessionWatch />
      <ScrollRestoration />
    </>
  );
}
