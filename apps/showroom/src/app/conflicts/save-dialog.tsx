import { useChoices } from "../../shared/choices/use-choices.ts";
import { useShowroom } from "../../shared/step-view/use-showroom.ts";
import { ConflictDialog } from "./conflict-dialog.tsx";
import { MovedDialog } from "./moved-dialog.tsx";

/** What the buyer is asked when choices cannot be saved; nothing while they can. */
export function SaveDialog() {
  const { store } = useShowroom();
  const kind = useChoices(store, (state) => state.save.kind);
  if (kind === "conflict") return <ConflictDialog />;
  return kind === "moved" && <MovedDialog />;
}
