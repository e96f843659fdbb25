import { useState } from "react";
import type { ProjectHome } from "@showroom/api-contract/endpoints/homes";
import { DEPARTURE_REASON_MAX_LENGTH } from "@showroom/api-contract/endpoints/occupancy";
import { Select } from "@showroom/ui/controls/select/select";
import { TextArea } from "@showroom/ui/controls/text-area/text-area";
import { Alert } from "@showroom/ui/feedback/alert/alert";
import { BulletList } from "@showroom/ui/layout/bullet-list/bullet-list";
import { ConfirmDialog } from "@showroom/ui/overlays/confirm-dialog/confirm-dialog";
import styles from "../../shared/sheet/sheet.module.css";
import { effectsInWords } from "./effects-in-words.ts";
import { occupancyTexts as texts } from "./occupancy-texts.ts";
import { useOccupancy, type Departure } from "./use-occupancy.ts";

interface OccupancyDialogProps {
  readonly home: ProjectHome;
  /** All homes, of which the free ones can be chosen. */
  readonly homes: readonly ProjectHome[];
  readonly onClose: () => void;
  readonly onDone: (text: string) => void;
}

/** What staff can say happened, by the value of the list. */
function departuresOf({ buyers }: ProjectHome): readonly { readonly value: string; readonly label: string }[] {
  const everybody = { value: "end", label: texts.end };
  const one = buyers.map(({ userId, name }) => ({ value: String(userId), label: texts.leave(name) }));
  return [everybody, ...(buyers.length > 1 ? one : []), { value: "move", label: texts.move }];
}

function departureOf({ buyers }: ProjectHome, what: string, toHomeId: string): Departure | null {
  if (what === "move") return toHomeId === "" ? null : { kind: "move", toHomeId: Number(toHomeId) };
  if (what === "end") return { kind: "end", leaving: buyers.map(({ userId }) => userId) };
  return what === "" ? null : { kind: "end", leaving: [Number(what)] };
}

/** Ends the purchase of a home, lets one buyer leave, or moves its buyers. It first says what that does, and then asks. */
export function OccupancyDialog({ home, homes, onClose, onDone }: OccupancyDialogProps) {
  const [what, setWhat] = useState("");
  const [toHomeId, setToHomeId] = useState("");
  const [reason, setReason] = useState("");
  const [isIncomplete, setIsIncomplete] = useState(false);
  const { look, carryOut, forget, seen, fault, isBusy, isStale } = useOccupancy(home, () =>
    onDone(texts.done(home.buildNumber)),
  );
  const free = homes.filter(({ state, houseType }) => state === "free" && houseType !== "");
  const confirm = (): void => {
    const departure = departureOf(home, what, toHomeId);
    const isReady = departure !== null && reason.trim() !== "";
    setIsIncomplete(!isReady);
    if (!isReady) return;
    if (seen) carryOut(departure, reason, seen);
    else look(departure, reason);
  };
  const error = isIncomplete ? texts.incomplete : fault;
  return (
    <ConfirmDialog
      open
      danger={seen !== null}
      title={texts.title(home.buildNumber)}
      confirmLabel={seen ? texts.doIt : texts.look}
      cancelLabel={seen ? texts.back : texts.cancel}
      busy={isBusy}
      unavailable={isStale}
      error={
        error !== null && (
          <Alert variant="danger" announce="assertive">
            {error}
          </Alert>
        )
      }
      onCancel={seen && !isStale ? forget : onClose}
      onConfirm={confirm}
    >
      {seen ? (
        <div className={styles["section"]} role="status">
          <p>
            <strong>{texts.effects}</strong>
          </p>
          <BulletList items={effectsInWords(seen.effects, seen.choices).map((content, key) => ({ key, content }))} />
        </div>
      ) : (
        <div className={styles["section"]}>
          <Select
            label={texts.what}
            placeholder={texts.choose}
            options={departuresOf(home)}
            value={what}
            onChange={(event) => setWhat(event.target.value)}
          />
          {what === "move" && free.length === 0 && <p>{texts.noHome}</p>}
          {what === "move" && free.length > 0 && (
            <Select
              label={texts.toHome}
              placeholder={texts.chooseHome}
              options={free.map(({ id, buildNumber, houseType }) => ({
                value: String(id),
                label: texts.homeOption(buildNumber, houseType),
              }))}
              value={toHomeId}
              onChange={(event) => setToHomeId(event.target.value)}
            />
          )}
          <TextArea
            label={texts.reason}
            description={texts.reasonHelp}
            rows={2}
            maxLength={DEPARTURE_REASON_MAX_LENGTH}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
        </div>
      )}
    </ConfirmDialog>
  );
}
