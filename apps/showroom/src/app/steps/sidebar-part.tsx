import { useEffect, useState } from "react";
import type { ComponentType } from "react";
import { useRevalidator, useRouteError } from "react-router";
import { isOutage } from "@showroom/api-client/failures";
import { Alert } from "@showroom/ui/feedback/alert/alert";
import { Button } from "@showroom/ui/controls/button/button";
import { reloadWhenReachable } from "@showroom/web-app/routing/new-release";
import { useRetryLater } from "../../shared/browser/use-retry-later.ts";
import { stepTexts } from "./texts.ts";

/** The code of a part of the sidebar. */
export interface PartCode {
  /** Loads the code. Never rejects: without a connection the component loads it later. */
  readonly load: () => Promise<void>;
  /** The part, or a message while its code could not be loaded. */
  readonly Component: ComponentType;
}

/** A message in the place of a part that is not there yet. The picture, the tabs and the total around it stay. */
function AwaitedPart({ asking, onRetry }: { readonly asking: boolean; readonly onRetry: () => void }) {
  useRetryLater(!asking, onRetry);
  return (
    <Alert
      variant="warning"
      announce="polite"
      title={stepTexts.awaited.title}
      actions={
        <Button size="small" loading={asking} onClick={onRetry}>
          {stepTexts.awaited.retry}
        </Button>
      }
    >
      {stepTexts.awaited.text}
    </Alert>
  );
}

export function sidebarPart(importPart: () => Promise<ComponentType>): PartCode {
  let loaded: ComponentType | null = null;
  const load = async (): Promise<void> => {
    loaded ??= await importPart().catch(() => null);
  };

  function Component() {
    const [Part, setPart] = useState(() => loaded);
    const [asking, setAsking] = useState(false);
    useEffect(() => {
      if (!asking) return;
      void load().then(async () => {
        setPart(() => loaded);
        setAsking(false);
        // A browser may remember that the code was missing, and a release replaces it: then only a reload helps.
        if (loaded === null) await reloadWhenReachable();
      });
    }, [asking]);
    return Part === null ? <AwaitedPart asking={asking} onRetry={() => setAsking(true)} /> : <Part />;
  }
  return { load, Component };
}

/** Replaces a part whose data could not be loaded, until the server answers. Other errors replace the whole page. */
export function PartError() {
  const error = useRouteError();
  const { revalidate, state } = useRevalidator();
  if (!isOutage(error)) throw error;
  return <AwaitedPart asking={state === "loading"} onRetry={() => void revalidate()} />;
}
