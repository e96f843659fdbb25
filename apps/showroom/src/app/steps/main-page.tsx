import { lazy } from "react";
import { useShowroom } from "../../shared/step-view/use-showroom.ts";

const IntroPage = lazy(async () => ({ default: (await import("../../features/intro/intro-page.tsx")).IntroPage }));
/** Loads the code of the overview. Called in advance, it is available when the page renders. */
export const loadOverview = () => import("../../features/summary/overview-page.tsx");
const OverviewPage = lazy(async () => ({ default: (await loadOverview()).OverviewPage }));
const SharePanel = lazy(async () => ({ default: (await import("../../features/share/share-panel.tsx")).SharePanel }));
const ContentPage = lazy(async () => ({
  default: (await import("../../features/intro/content-page.tsx")).ContentPage,
}));

/** Pages that take the whole width: introduction, summary and plain content. */
export function MainPage() {
  const { page } = useShowroom();
  if (page.type === "intro") return <IntroPage />;
  if (page.type === "overview")
    return (
      <OverviewPage>
        <SharePanel />
      </OverviewPage>
    );
  return <ContentPage />;
}
