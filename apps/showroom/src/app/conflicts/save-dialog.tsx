import { useChoices } from "../../shared/choices/use-choices.ts";
import { useShowroom } from "../../shared/step-view/use-showroom.ts";
import { ConflictDialog } from "./conflict-dialog.tsx";
import { MovedDialog } from "./moved-dialog.tsx";

/** What the buyer is asked when choices cannot be saved; nothing while they can. */
export function SaveDialog() {
  const { store } = useShowroom();
  const save = useChoices(store, (state) => state.save);
  if (save.kind === "conflict") return <ConflictDialog />;
  return save.kind === "moved" && <MovedDialog hasLeft={save.hasLeft === true} />;
}
