import { Outlet } from "react-router";
import { LiveContext } from "../shared/staff/live-context.ts";
import { useLiveProject } from "../shared/staff/live.ts";
import { useStaffProject } from "../shared/staff/projects.ts";

/** Follows the project for every page in it, over one connection. */
export function ProjectLayout() {
  const live = useLiveProject(useStaffProject().id);
  return (
    <LiveContext value={live}>
      <Outlet />
    </LiveContext>
  );
}
