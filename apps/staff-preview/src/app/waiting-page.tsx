import { Spinner } from "@showroom/ui/feedback/spinner/spinner";
import { shellTexts } from "./texts.ts";

/** Shown while the first page loads. */
export function WaitingPage() {
  return (
    <main>
      <Spinner label={shellTexts.loading} place="page" />
    </main>
  );
}
