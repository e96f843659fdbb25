import { Suspense } from "react";
import { useAfterFirstView } from "../../shared/choices/use-pages.ts";
import { lazyPart } from "../../timeline/lazy-part.tsx";
import type { AtRestPartProps } from "./at-rest-part.tsx";

const { Lazy } = lazyPart(async () => (await import("./at-rest-part.tsx")).AtRestPart);

/** A part whose code follows the first view. It is there before the first choice, so that the choice can be announced. */
export function AtRest(props: AtRestPartProps) {
  return (
    useAfterFirstView() && (
      <Suspense>
        <Lazy {...props} />
      </Suspense>
    )
  );
}
