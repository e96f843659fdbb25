import { useLocation } from "react-router";
import { LoadingNotice } from "@showroom/ui/feedback/loading-notice/loading-notice";
import { awaitedPage } from "./awaited-page.ts";
import { WaitingPublic } from "./waiting-public.tsx";
import { WaitingStep } from "./waiting-step.tsx";

/** Before the first page is there: its shape, so that nothing moves when it comes, and words when that takes long. */
export function WaitingPage() {
  const awaited = awaitedPage(useLocation().pathname);
  return (
    <>
      {awaited.kind === "step" ? <WaitingStep part={awaited.part} /> : <WaitingPublic kind={awaited.kind} />}
      <LoadingNotice active />
    </>
  );
}
