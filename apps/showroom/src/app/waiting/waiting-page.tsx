import { useLocation } from "react-router";
import { LoadingNotice } from "@showroom/ui/feedback/loading-notice/loading-notice";
import { pageAt } from "../../pages/page-at.ts";
import { WaitingPublic } from "./waiting-public.tsx";
import { WaitingStep } from "./waiting-step.tsx";

/** Shown while the first page loads: a placeholder of the same shape, so that nothing moves, and a message after a while. */
export function WaitingPage() {
  const page = pageAt(useLocation().pathname);
  return (
    <>
      {page.kind === "step" ? <WaitingStep {...page} /> : <WaitingPublic kind={page.row.placeholder} />}
      <LoadingNotice active />
    </>
  );
}
