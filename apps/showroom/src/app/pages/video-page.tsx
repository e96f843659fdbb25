import { lazy, Suspense } from "react";
import { useNavigate } from "react-router";
import { LandingPage } from "../../features/landing/landing-page.tsx";
import { projectPaths } from "../../pages/links.ts";
import { useProject } from "../../shared/project/project.ts";

const VideoDialog = lazy(async () => ({ default: (await import("../../shared/video/video-dialog.tsx")).VideoDialog }));

/** The landing page with the introduction video on top. */
export function VideoPage() {
  const project = useProject();
  const navigate = useNavigate();
  return (
    <>
      <LandingPage />
      <Suspense>
        <VideoDialog
          project={project}
          onClose={() => void navigate(projectPaths.landing(project.slug), { replace: true })}
        />
      </Suspense>
    </>
  );
}
