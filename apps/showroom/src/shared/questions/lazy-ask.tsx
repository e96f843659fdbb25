import { Suspense } from "react";
import { lazyPart } from "../../timeline/lazy-part.tsx";
import type { AskAboutProps } from "./ask-about.tsx";

const { Lazy } = lazyPart(async () => (await import("./ask-about.tsx")).AskAbout);

/** A button to ask about a page or a line. The list that it stands in does not wait for its code. */
export const LazyAsk = (props: AskAboutProps) => (
  <Suspense>
    <Lazy {...props} />
  </Suspense>
);
