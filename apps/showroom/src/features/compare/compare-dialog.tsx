import { useMemo, useState } from "react";
import type { RoomVersion } from "@showroom/api-contract/entities/room-version";
import { Button } from "@showroom/ui/controls/button/button";
import { Select } from "@showroom/ui/controls/select/select";
import { Alert } from "@showroom/ui/feedback/alert/alert";
import { useAnnounce } from "@showroom/ui/feedback/live-region/live-region";
import { Dialog } from "@showroom/ui/overlays/dialog/dialog";
import { ComparePanel } from "@showroom/ui/showroom/compare-panel/compare-panel";
import type { ComparedVersion } from "@showroom/ui/showroom/compare-panel/compare-panel";
import { PriceTag } from "@showroom/ui/showroom/price-tag/price-tag";
import { Heading } from "@showroom/ui/layout/heading/heading";
import { VisuallyHidden } from "@showroom/ui/layout/visually-hidden/visually-hidden";
import { EXACT_AMOUNTS } from "@showroom/domain/format/amounts-that-add-up";
import { hasIndicativeLines } from "@showroom/domain/model/cost";
import { cents } from "@showroom/domain/money/cents";
import { calculatePageCost } from "@showroom/domain/pricing/page-cost";
import { mapScene } from "@showroom/domain/render/map-scene";
import { dialogPictures } from "../../shared/pictures/picture-queues.ts";
import { usePictureSeries } from "@showroom/web-app/pictures/use-picture-series";
import type { PictureOrder } from "@showroom/web-app/pictures/picture-queue";
import { useRoom } from "../../shared/step-view/use-room.ts";
import { useCostInput, useShowroom } from "../../shared/step-view/use-showroom.ts";
import { compareRooms, isOffered, takeOver } from "./compare-rows.ts";
import { openingPair, sidesOf } from "./sides.ts";
import type { Side } from "./sides.ts";
import { compareTexts as texts } from "./texts.ts";
import styles from "./compare.module.css";

export interface CompareDialogProps {
  readonly versions: readonly RoomVersion[];
  /** The version that is shown on the right at first, beside the present choices or another version that differs from it. */
  readonly initial: RoomVersion;
  readonly onClose: () => void;
}

/** Compares two versions of the room: pictures, differences and prices. The buyer can take one over. */
export function CompareDialog({ versions, initial, onClose }: CompareDialogProps) {
  const { page, project, houseType } = useShowroom();
  const { room, context, locked, change } = useRoom();
  const input = useCostInput();
  const announce = useAnnounce();
  const sides = useMemo(() => sidesOf(room, versions), [room, versions]);
  const [picked, setPicked] = useState(() => openingPair(sides, String(initial.id)));
  const [first, second] = picked.map((key) => sides.find((side) => side.key === key) ?? sides[0]) as [Side, Side];

  const orders = useMemo(
    () =>
      [first, second].flatMap((side): readonly PictureOrder[] => {
        const request = mapScene({ catalogue: context.catalogue, room: side.room, settings: project, houseType });
        return request === null ? [] : [{ subject: `${page.id}/version/${side.key}`, request }];
      }),
    [first, second, context.catalogue, project, houseType, page.id],
  );
  const pictureOf = usePictureSeries(dialogPictures, orders);

  const costOf = (side: Side) => (input === null ? null : calculatePageCost(input, page, side.room));
  const costs = [costOf(first), costOf(second)] as const;
  const difference = costs[0] === null || costs[1] === null ? null : cents(costs[1].totalPrice - costs[0].totalPrice);
  const indicative = costs.some((cost) => cost !== null && hasIndicativeLines([cost]));

  function take(side: Side): void {
    change((_, present) => takeOver(present, side.room), "room");
    announce(texts.taken(side.name));
    onClose();
  }

  const column = (side: Side, cost: (typeof costs)[number]): ComparedVersion => {
    const offered = isOffered(context, side.room);
    const { url: src, srcSet, working } = pictureOf(`${page.id}/version/${side.key}`);
    return {
      title: side.name,
      note: offered ? side.note : texts.unavailable,
      picture: src === null ? undefined : { src, srcSet, alt: texts.picture(page.title, side.name) },
      picturing: working,
      total: cost === null ? undefined : EXACT_AMOUNTS.euro(cost.totalPrice),
      indicative: cost !== null && hasIndicativeLines([cost]),
      actionLabel: texts.take,
      onChoose: side.key === "present" || locked || !offered ? undefined : () => take(side),
    };
  };

  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title={texts.dialogTitle(page.subtitle || page.title)}
      size="workbench"
      hideLogo
      printed
      footer={<Button onClick={onClose}>{texts.close}</Button>}
    >
      <div className={styles["comparison"]}>
        <div className={styles["pickers"]} data-print="hide">
          {([texts.first, texts.second] as const).map((label, index) => (
            <Select
              key={label}
              label={label}
              value={picked[index]}
              options={sides.map(({ key, name }) => ({ value: key, label: name }))}
              onChange={(event) =>
                setPicked(index === 0 ? [event.currentTarget.value, picked[1]] : [picked[0], event.currentTarget.value])
              }
            />
          ))}
        </div>
        {first === second ? (
          <Alert>{texts.sameVersions}</Alert>
        ) : (
          <>
            {difference !== null && (
              <Heading as="p" size={22}>
                {difference === 0 ? (
                  texts.samePrice
                ) : (
                  <span>
                    {texts.difference}{" "}
                    <PriceTag amount={EXACT_AMOUNTS.difference(difference)} size="inherit" indicative={indicative} />
                  </span>
                )}
              </Heading>
            )}
            {orders.some(({ subject }) => pictureOf(subject).working && pictureOf(subject).url === null) && (
              <VisuallyHidden role="status">{texts.picturing}</VisuallyHidden>
            )}
            <ComparePanel
              label={texts.dialogTitle(page.subtitle || page.title)}
              versions={[column(first, costs[0]), column(second, costs[1])]}
              rows={compareRooms(context, first.room, second.room)}
            />
          </>
        )}
      </div>
    </Dialog>
  );
}
