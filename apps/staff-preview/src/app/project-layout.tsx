import { Outlet } from "react-router";
import { LiveContext } from "../shared/live/live-context.ts";
import { useLiveProject } from "../shared/live/live.ts";
import { useStaffProject } from "../shared/projects/projects.ts";

/** Follows the project for every page in it, over one connection. */
export function ProjectLayout() {
  const live = useLiveProject(useStaffProject().id);
  return (
    <LiveContext value={live}>
      <Outlet />
    </LiveContext>
  );
}
