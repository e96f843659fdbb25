import { Outlet } from "react-router";
import { LiveContext } from "../shared/live/live-context.ts";
import { useLiveProject } from "../shared/live/live.ts";
import { useStaffProject } from "../shared/projects/projects.ts";

/** Provides live updates for all pages of a project over one connection. */
export function ProjectLayout() {
  const live = useLiveProject(useStaffProject().id);
  return (
    <LiveContext value={live}>
      <Outlet />
    </LiveContext>
  );
}
