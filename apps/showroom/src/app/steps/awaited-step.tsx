import { useLocation, useNavigate, useRevalidator, useRouteError } from "react-router";
import { isOutage } from "@showroom/api-client/failures";
import { useErrorTitle } from "@showroom/web-app/routing/use-page-title";
import { AwaitedPart } from "../../shared/lazy-part/awaited-part.tsx";
import { awaitedTexts } from "../../shared/lazy-part/texts.ts";
import { pageAt } from "../../pages/page-at.ts";
import { WaitingStep } from "../waiting/waiting-step.tsx";

/** Replaces a part whose data could not be loaded, until the server answers. Other errors replace the whole page. */
export function PartError() {
  const error = useRouteError();
  const { revalidate, state } = useRevalidator();
  if (!isOutage(error)) throw error;
  return <AwaitedPart asking={state === "loading"} onRetry={() => void revalidate()} />;
}

/** Replaces a step whose data could not be loaded, until the server answers. Other errors replace the whole page. */
export function StepError() {
  const error = useRouteError();
  const { revalidate, state } = useRevalidator();
  const navigate = useNavigate();
  const page = pageAt(useLocation().pathname);
  useErrorTitle(awaitedTexts.title);
  if (!isOutage(error) || page.kind !== "step") throw error;
  return (
    <WaitingStep
      {...page}
      notice={
        <AwaitedPart asking={state === "loading"} onRetry={() => void revalidate()} onBack={() => void navigate(-1)} />
      }
    />
  );
}
