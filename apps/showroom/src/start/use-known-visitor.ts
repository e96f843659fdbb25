import { useLayoutEffect } from "react";
import { UNKNOWN_SESSION } from "./protocol.ts";

/** Shows what depends on the visitor, which the first script hid, once the visitor is known. */
export function useKnownVisitor(known: boolean): void {
  useLayoutEffect(() => {
    if (known) delete document.documentElement.dataset[UNKNOWN_SESSION.attribute];
  }, [known]);
}
