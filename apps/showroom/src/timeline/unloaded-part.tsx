import { Alert } from "@showroom/ui/feedback/alert/alert";
import { Button } from "@showroom/ui/controls/button/button";
import { useRetryLater } from "../shared/browser/use-retry-later.ts";
import { unloadedTexts as texts } from "./texts.ts";

export interface UnloadedPartProps {
  readonly asking: boolean;
  readonly onRetry: () => void;
  /** Leads back to the page before. Leave out where the pages around it are still in reach. */
  readonly onBack?: (() => void) | undefined;
}

/** A message in the place of a part that is not there yet. It asks for the part again until it comes. */
export function UnloadedPart({ asking, onRetry, onBack }: UnloadedPartProps) {
  useRetryLater(!asking, onRetry);
  return (
    <Alert
      variant="warning"
      announce="polite"
      title={texts.title}
      actions={
        <>
          <Button size="small" loading={asking} onClick={onRetry}>
            {texts.retry}
          </Button>
          {onBack && (
            <Button size="small" onClick={onBack}>
              {texts.back}
            </Button>
          )}
        </>
      }
    >
      {texts.text}
    </Alert>
  );
}
