import { Suspense, useState } from "react";
import type { RoomVersion } from "@showroom/api-contract/entities/room-version";
import { Surface } from "@showroom/ui/layout/surface/surface";
import { useChoices } from "../../shared/choices/use-choices.ts";
import { useShowroom } from "../../shared/step-view/use-showroom.ts";
import { RetryAlert } from "../../shared/errors/retry-alert.tsx";
import { lazyPart } from "../../timeline/lazy-part.tsx";
import { useRoomVersions } from "./room-versions.ts";
import { SaveForm } from "./save-form.tsx";
import { VersionList } from "./version-list.tsx";
import { compareTexts as texts } from "./texts.ts";
import styles from "./compare.module.css";

const { Lazy: CompareDialog } = lazyPart(async () => (await import("./compare-dialog.tsx")).CompareDialog);
const { Lazy: RenameDialog } = lazyPart(async () => (await import("./rename-dialog.tsx")).RenameDialog);
const { Lazy: RemoveDialog } = lazyPart(async () => (await import("./remove-dialog.tsx")).RemoveDialog);

/** The named versions of a room, which the buyer can save, compare and take over. */
export function VersionPanel() {
  const { page, store } = useShowroom();
  const locked = useChoices(store, (state) => state.submitType !== null || state.readOnly);
  const { versions, failed, retry, save, rename, remove } = useRoomVersions();
  const [task, setTask] = useState<{
    readonly kind: "compare" | "rename" | "remove";
    readonly version: RoomVersion;
  } | null>(null);
  const close = (): void => setTask(null);
  // With locked choices and no versions there is nothing to show.
  if (locked && !versions?.length) return null;
  return (
    <Surface as="section" line="above" className={styles["panel"]} aria-labelledby="versies" data-print="hide">
      <h3 id="versies" tabIndex={-1}>
        {texts.title(page.subtitle || page.title)}
      </h3>
      {!locked && <p>{texts.intro}</p>}
      {!locked && <SaveForm onSave={save} />}
      {failed && <RetryAlert onRetry={retry}>{texts.listFailed}</RetryAlert>}
      {versions && versions.length > 0 && (
        <VersionList versions={versions} locked={locked} onTask={(kind, version) => setTask({ kind, version })} />
      )}
      <Suspense>
        {task?.kind === "compare" && <CompareDialog versions={versions ?? []} initial={task.version} onClose={close} />}
        {task?.kind === "rename" && <RenameDialog version={task.version} onRename={rename} onClose={close} />}
        {task?.kind === "remove" && <RemoveDialog version={task.version} onRemove={remove} onClose={close} />}
      </Suspense>
    </Surface>
  );
}
