import { Suspense } from "react";
import { lazyPart } from "../../timeline/lazy-part.tsx";
import { useShowroom } from "../step-view/use-showroom.ts";

const { Lazy } = lazyPart(async () => (await import("./heart-button.tsx")).HeartButton);

/** The heart of a card of the step. The cards do not wait for its code. */
export function LazyHeart({ id, name }: { readonly id: number; readonly name: string }) {
  const { project, page } = useShowroom();
  return (
    <Suspense>
      <Lazy project={project} pageId={page.id} pageProductId={id} name={name} />
    </Suspense>
  );
}
