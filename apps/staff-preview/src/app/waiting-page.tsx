import { Spinner } from "@showroom/ui/feedback/spinner/spinner";
import { shellTexts } from "./texts.ts";

/** Before the first page is there. */
export function WaitingPage() {
  return (
    <main>
      <Spinner label={shellTexts.loading} place="page" />
    </main>
  );
}
