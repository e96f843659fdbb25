import { lazyPart } from "../../shared/lazy-part/lazy-part.tsx";
import { useShowroom } from "../../shared/step-view/use-showroom.ts";

const { Lazy: IntroPage } = lazyPart(async () => (await import("../../features/intro/intro-page.tsx")).IntroPage);
const overview = lazyPart(async () => (await import("../../features/summary/overview-page.tsx")).OverviewPage);
/** Loads the code of the overview. Called in advance, it is available when the page renders. */
export const loadOverview = overview.load;
const OverviewPage = overview.Lazy;
const { Lazy: SharePanel } = lazyPart(async () => (await import("../../features/share/share-panel.tsx")).SharePanel);
const { Lazy: ContentPage } = lazyPart(async () => (await import("../../features/intro/content-page.tsx")).ContentPage);

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
