import { Button } from "@showroom/ui/controls/button/button";
import { Dialog } from "@showroom/ui/overlays/dialog/dialog";
import { BulletList } from "@showroom/ui/layout/bullet-list/bullet-list";
import { sameRooms } from "../../shared/choices/choices-state.ts";
import { useChoices } from "../../shared/choices/use-choices.ts";
import { useShowroom } from "../../shared/showroom/use-showroom.ts";
import { showroomTexts } from "./texts.ts";

/** Two windows changed the same choices: the buyer decides which to keep. */
export function ConflictDialog() {
  const { store, houseType } = useShowroom();
  const save = useChoices(store, (state) => state.save);
  const rooms = useChoices(store, (state) => state.rooms);
  if (save.kind !== "conflict") return null;
  const theirs = save.server.projectRoomChoices;
  const differing = houseType.pages.filter((page) => !sameRooms(rooms[page.id], theirs[page.id]));
  const { conflict } = showroomTexts;
  return (
    <Dialog
      open
      onOpenChange={() => {}}
      dismissable={false}
      title={conflict.title}
      description={conflict.body}
      footer={
        <>
          <Button variant="secondary" onClick={() => store.resolveConflict("server")}>
            {conflict.server}
          </Button>
          <Button variant="primary" onClick={() => store.resolveConflict("own")}>
            {conflict.own}
          </Button>
        </>
      }
    >
      {differing.length > 0 && (
        <>
          <p>{conflict.differing}</p>
          <BulletList items={differing.map(({ id, title }) => ({ key: id, content: title }))} />
        </>
      )}
    </Dialog>
  );
}
