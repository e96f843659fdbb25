import { Suspense } from "react";
import type { PageType } from "@showroom/domain/model/page";
import { lazyPart } from "../../shared/lazy-part/lazy-part.tsx";
import { useShowroom } from "../../shared/step-view/use-showroom.ts";
import { isWide } from "./parts.ts";

const intro = lazyPart(async () => (await import("../../features/intro/intro-page.tsx")).IntroPage);
const overview = lazyPart(async () => (await import("../../features/summary/overview-page.tsx")).OverviewPage);
/** Stands below the overview. The overview does not wait for its code. */
const { Lazy: SharePanel } = lazyPart(async () => (await import("../../features/share/share-panel.tsx")).SharePanel);
const content = lazyPart(async () => (await import("../../features/intro/content-page.tsx")).ContentPage);

/** Loads the code of a page without a sidebar; does nothing for other pages. Never rejects. */
export async function loadMainPage(type: PageType): Promise<void> {
  if (type === "intro") await intro.load();
  else if (type === "overview") await overview.load();
  else if (isWide(type)) await content.load();
}

/** A page without a sidebar: introduction, overview or plain content. Call `loadMainPage` before. */
export function MainPage() {
  const { page } = useShowroom();
  if (page.type === "intro") return <intro.Component />;
  if (page.type === "overview")
    return (
      <overview.Component>
        <Suspense>
          <SharePanel />
        </Suspense>
      </overview.Component>
    );
  return <content.Component />;
}
