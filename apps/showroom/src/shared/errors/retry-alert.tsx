import type { ReactNode } from "react";
import { Button } from "@showroom/ui/controls/button/button";
import { Alert, type AlertProps } from "@showroom/ui/feedback/alert/alert";
import { retryTexts } from "./texts.ts";

interface RetryAlertProps extends Pick<AlertProps, "announce"> {
  readonly onRetry: () => void;
  /** What could not be loaded. */
  readonly children: ReactNode;
}

/** A message that something could not be loaded, with a button that loads it again. */
export function RetryAlert({ announce = "off", onRetry, children }: RetryAlertProps) {
  return (
    <Alert
      variant="danger"
      announce={announce}
      actions={
        <Button size="small" onClick={onRetry}>
          {retryTexts.retry}
        </Button>
      }
    >
      {children}
    </Alert>
  );
}
