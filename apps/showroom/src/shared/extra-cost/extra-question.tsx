import { useState } from "react";
import { Button } from "@showroom/ui/controls/button/button";
import { Checkbox } from "@showroom/ui/controls/checkbox/checkbox";
import { Select } from "@showroom/ui/controls/select/select";
import { TILE_ORDERS } from "@showroom/domain/filter/extra-cost";
import { useIsPhone } from "../browser/use-is-phone.ts";
import { useCostInput } from "../step-view/use-showroom.ts";
import { questionTexts as texts } from "./question-texts.ts";
import { extraTexts } from "./texts.ts";
import type { AskedExtra } from "./use-asked-extra.ts";
import styles from "./extra-question.module.css";

export interface ExtraQuestionProps {
  readonly extra: AskedExtra;
  /** How many of what are left. */
  readonly count: number;
  readonly of: keyof typeof texts.show;
  readonly onDone: () => void;
}

/** The filter 'without extra cost' and the order, by the amounts on the cards. Both wait until these are known. */
export function ExtraQuestion({ extra, count, of, onDone }: ExtraQuestionProps) {
  const phone = useIsPhone();
  const known = useCostInput() !== null;
  // The address changes after the press, so what was pressed is kept here and shows at once.
  const [pressed, setPressed] = useState(extra);
  const [seen, setSeen] = useState(extra);
  if (seen !== extra) {
    setSeen(extra);
    setPressed(extra);
  }
  return (
    <div className={styles["extra"]}>
      <Checkbox
        label={extraTexts.without}
        description={known ? texts.withoutNote : texts.unknown}
        checked={pressed.without}
        disabled={!known}
        onChange={() => {
          setPressed({ ...pressed, without: !pressed.without });
          extra.setWithout(!pressed.without);
        }}
      />
      <Select
        label={texts.order}
        options={TILE_ORDERS.map((order) => ({ value: order, label: texts.orders[order] }))}
        value={pressed.order}
        disabled={!known}
        onChange={({ target }) => {
          const order = TILE_ORDERS.find((candidate) => candidate === target.value) ?? "recommended";
          setPressed({ ...pressed, order });
          extra.setOrder(order);
        }}
      />
      {phone && (
        <Button variant="primary" onClick={onDone}>
          {texts.show[of](count)}
        </Button>
      )}
    </div>
  );
}
