import { Suspense } from "react";
import type { PageType } from "@showroom/domain/model/page";
import { isWide } from "../../pages/steps.ts";
import { lazyPart } from "../../timeline/lazy-part.tsx";
import { useShowroom } from "../../shared/step-view/use-showroom.ts";
import { WIDE_CODES } from "./part-codes.ts";

/** Stands below the overview. The overview does not wait for its code. */
const { Lazy: SharePanel } = lazyPart(async () => (await import("../../features/share/share-panel.tsx")).SharePanel);

/** Loads the code of a page without a sidebar; does nothing for other pages. Never rejects. */
export async function loadMainPage(type: PageType): Promise<void> {
  if (isWide(type)) await WIDE_CODES[type].load();
}

/** A page without a sidebar: introduction, overview or plain content. Call `loadMainPage` before. */
export function MainPage() {
  const { type } = useShowroom().page;
  if (!isWide(type)) return null;
  const { Component } = WIDE_CODES[type];
  return (
    <Component>
      {type === "overview" && (
        <Suspense>
          <SharePanel />
        </Suspense>
      )}
    </Component>
  );
}
