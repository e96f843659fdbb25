import { Button } from "@showroom/ui/controls/button/button";
import { Dialog } from "@showroom/ui/overlays/dialog/dialog";
import { BulletList } from "@showroom/ui/layout/bullet-list/bullet-list";
import { useChoices } from "../../shared/choices/use-choices.ts";
import { useShowroom } from "../../shared/step-view/use-showroom.ts";
import { conflictTexts as texts } from "./texts.ts";

/** Asks which choices to keep when two windows changed them. */
export function ConflictDialog() {
  const { store, houseType } = useShowroom();
  const save = useChoices(store, (state) => state.save);
  // Their changes decide which pages differ.
  useChoices(store, (state) => state.rooms);
  useChoices(store, (state) => state.server);
  if (save.kind !== "conflict") return null;
  const conflicts = store.conflictingPages(save.server);
  const differing = houseType.pages.filter((page) => conflicts.includes(page.id));
  return (
    <Dialog
      open
      onOpenChange={() => {}}
      dismissable={false}
      title={texts.title}
      description={texts.body}
      footer={
        <>
          <Button variant="secondary" onClick={() => store.resolveConflict("server")}>
            {texts.server}
          </Button>
          <Button variant="primary" onClick={() => store.resolveConflict("own")}>
            {texts.own}
          </Button>
        </>
      }
    >
      {differing.length > 0 && (
        <>
          <p>{texts.differing}</p>
          <BulletList items={differing.map(({ id, title }) => ({ key: id, content: title }))} />
        </>
      )}
    </Dialog>
  );
}
