import { NotFoundPage } from "../../features/not-found/not-found-page.tsx";
import { PlainFrame } from "../plain-layout.tsx";

/** The not-found page with its surroundings, for an error that replaces the whole page. */
export function NotFoundShell() {
  return (
    <PlainFrame>
      <NotFoundPage />
    </PlainFrame>
  );
}
