import { useLocation } from "react-router";
import { LoadingNotice } from "@showroom/ui/feedback/loading-notice/loading-notice";
import { pageAt } from "../pages/page-at.ts";
import { PublicPlaceholder } from "./public-placeholder.tsx";
import { StepPlaceholder } from "./step-placeholder.tsx";

/** Shown while the first page loads: a placeholder of the same shape, so that nothing moves, and a message after a while. */
export function PagePlaceholder() {
  const page = pageAt(useLocation().pathname);
  return (
    <>
      {page.kind === "step" ? <StepPlaceholder {...page} /> : <PublicPlaceholder kind={page.row.placeholder} />}
      <LoadingNotice active />
    </>
  );
}
