import { useState } from "react";
import type { Colleague, DayItem } from "@showroom/api-contract/endpoints/day";
import { isAboutStart } from "@showroom/domain/staff/day-item";
import { Button } from "@showroom/ui/controls/button/button";
import { Select } from "@showroom/ui/controls/select/select";
import { Surface } from "@showroom/ui/layout/surface/surface";
import { Text } from "@showroom/ui/layout/text/text";
import { ConfirmDialog } from "@showroom/ui/overlays/confirm-dialog/confirm-dialog";
import styles from "./day.module.css";
import { dayTexts as texts } from "./texts.ts";
import type { useMarks } from "./use-marks.ts";

interface MarkBarProps {
  readonly items: readonly DayItem[];
  readonly colleagues: readonly (Colleague & { readonly projectIds: readonly number[] })[];
  /** The signed-in member of staff. */
  readonly self: Colleague;
  readonly marks: ReturnType<typeof useMarks>;
  /** The rows were marked. */
  readonly onDone: () => void;
}

/** What can be done with the rows that are selected. */
export function MarkBar({ items, colleagues, self, marks, onDone }: MarkBarProps) {
  const [asked, setAsked] = useState<"give" | "settle" | null>(null);
  const [to, setTo] = useState("");
  const isAboutStandard = items.every(({ about }) => isAboutStart(about.kind));
  const reminded = items.filter(({ about }) => isAboutStart(about.kind));
  const receivers = colleagues.filter(({ projectIds }) =>
    items.every(({ project }) => projectIds.includes(project.id)),
  );
  const run = async (mark: Parameters<typeof marks.mark>[0]): Promise<void> => {
    // A failure is shown by the list; the selection stays.
    await marks.mark(mark).then(onDone, () => undefined);
    setAsked(null);
  };
  return (
    <Surface ground="paper" line="above" className={styles["bar"]} data-print="hide">
      <Text size={14}>{texts.selected(items.length)}</Text>
      {reminded.length > 0 && (
        <Button size="small" loading={marks.isBusy} onClick={() => void run({ action: "remind", items: reminded })}>
          {texts.marks.remind}
        </Button>
      )}
      <Button size="small" onClick={() => setAsked("give")}>
        {texts.marks.give}
      </Button>
      <Button size="small" onClick={() => setAsked("settle")}>
        {isAboutStandard ? texts.letStand : texts.marks.settle}
      </Button>
      <ConfirmDialog
        open={asked === "settle"}
        title={isAboutStandard ? texts.letStandTitle(items.length) : texts.settleTitle(items.length)}
        confirmLabel={isAboutStandard ? texts.letStandConfirm : texts.settleConfirm}
        cancelLabel={texts.cancel}
        busy={marks.isBusy}
        onCancel={() => setAsked(null)}
        onConfirm={() => void run({ action: "settle", items })}
      >
        <p>{isAboutStandard ? texts.letStandBody : texts.settleBody}</p>
      </ConfirmDialog>
      <ConfirmDialog
        open={asked === "give"}
        title={texts.giveTitle(items.length)}
        confirmLabel={texts.giveConfirm}
        cancelLabel={texts.cancel}
        busy={marks.isBusy}
        onCancel={() => setAsked(null)}
        onConfirm={() => void run({ action: "give", items, to: to === "" ? null : Number(to) })}
      >
        <Select
          label={texts.giveTo}
          value={to}
          options={[
            { value: "", label: texts.everybody },
            ...[self, ...receivers].map(({ userId, name }) => ({ value: String(userId), label: name })),
          ]}
          onChange={(event) => setTo(event.target.value)}
        />
      </ConfirmDialog>
    </Surface>
  );
}
