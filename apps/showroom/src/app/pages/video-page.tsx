import { useNavigate } from "react-router";
import { LandingPage } from "../../features/landing/landing-page.tsx";
import { VideoDialog } from "../../shared/video/video-dialog.tsx";
import { projectPaths, useProject } from "../../shared/project/project.ts";

/** The landing page with the introduction video on top. */
export function VideoPage() {
  const project = useProject();
  const navigate = useNavigate();
  return (
    <>
      <LandingPage />
      <VideoDialog
        project={project}
        onClose={() => void navigate(projectPaths.landing(project.slug), { replace: true })}
      />
    </>
  );
}
