import { Suspense } from "react";
import { useLocation, useNavigate, useRevalidator, useRouteError } from "react-router";
import { isOutage } from "@showroom/api-client/failures";
import { useErrorTitle } from "@showroom/web-app/routing/use-page-title";
import { UnloadedPart } from "../../timeline/unloaded-part.tsx";
import { unloadedTexts } from "../../timeline/texts.ts";
import { pageAt } from "../../pages/page-at.ts";
import { lazyPart } from "../../timeline/lazy-part.tsx";

/** The frame of a step. Without its code the notice stands alone. */
const { Lazy: StepPlaceholder } = lazyPart(
  async () => (await import("../../placeholder/step-placeholder.tsx")).StepPlaceholder,
);

/** Replaces a part whose data could not be loaded, until the server answers. Other errors replace the whole page. */
export function PartError() {
  const error = useRouteError();
  const { revalidate, state } = useRevalidator();
  if (!isOutage(error)) throw error;
  return <UnloadedPart asking={state === "loading"} onRetry={() => void revalidate()} />;
}

/** Replaces a step whose data could not be loaded, until the server answers. Other errors replace the whole page. */
export function StepError() {
  const error = useRouteError();
  const { revalidate, state } = useRevalidator();
  const navigate = useNavigate();
  const page = pageAt(useLocation().pathname);
  useErrorTitle(unloadedTexts.title);
  if (!isOutage(error) || page.kind !== "step") throw error;
  const notice = (
    <UnloadedPart asking={state === "loading"} onRetry={() => void revalidate()} onBack={() => void navigate(-1)} />
  );
  return (
    <Suspense fallback={notice}>
      <StepPlaceholder {...page} notice={notice} />
    </Suspense>
  );
}
