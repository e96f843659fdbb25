import ArrowDown from "lucide-react/icons/arrow-down";
import { Button } from "@showroom/ui/controls/button/button";
import { overviewTexts as texts } from "./texts.ts";

/** The id of the section with the ways to submit the choices. */
export const SUBMISSION = "hoe-verder";

/** The shortcut past a long summary to the ways to submit it. */
export function ToSubmission() {
  const go = (): void => {
    const section = document.getElementById(SUBMISSION);
    section?.scrollIntoView({ block: "start" });
    section?.focus({ preventScroll: true });
  };
  return (
    <Button variant="primary" iconAfter={ArrowDown} onClick={go}>
      {texts.optionsTitle}
    </Button>
  );
}
