import { useLocation } from "react-router";
import { LoadingNotice } from "@showroom/ui/feedback/loading-notice/loading-notice";
import { awaitedPage } from "./awaited-page.ts";
import { WaitingPublic } from "./waiting-public.tsx";
import { WaitingStep } from "./waiting-step.tsx";

/** Shown while the first page loads: a placeholder of the same shape, so that nothing moves, and a message after a while. */
export function WaitingPage() {
  const awaited = awaitedPage(useLocation().pathname);
  return (
    <>
      {awaited.kind === "step" ? <WaitingStep {...awaited} /> : <WaitingPublic kind={awaited.kind} />}
      <LoadingNotice active />
    </>
  );
}
