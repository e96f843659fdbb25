import type { RoomVersion } from "@showroom/api-contract/entities/room-version";
import { Button } from "@showroom/ui/controls/button/button";
import { PriceTag } from "@showroom/ui/showroom/price-tag/price-tag";
import { RuledItem, RuledList } from "@showroom/ui/layout/ruled-list/ruled-list";
import { Text } from "@showroom/ui/layout/text/text";
import { formatDifference } from "@showroom/domain/format/money";
import { formatDay } from "@showroom/domain/format/moment";
import { hasIndicativeLines } from "@showroom/domain/model/cost";
import { calculatePageCost } from "@showroom/domain/pricing/page-cost";
import { useCostInput, useShowroom } from "../../shared/step-view/use-showroom.ts";
import { compareTexts as texts } from "./texts.ts";
import styles from "./compare.module.css";

export interface VersionListProps {
  readonly versions: readonly RoomVersion[];
  /** Whether the choices are locked; versions can then only be viewed. */
  readonly locked: boolean;
  readonly onTask: (kind: "compare" | "rename" | "remove", version: RoomVersion) => void;
}

/** The saved versions, each with its present price. */
export function VersionList({ versions, locked, onTask }: VersionListProps) {
  const { page, project } = useShowroom();
  const input = useCostInput();
  const isIndicative = ({ roomChoice }: RoomVersion): boolean =>
    input === null ? !project.hasHardPrices : hasIndicativeLines([calculatePageCost(input, page, roomChoice)]);
  return (
    <RuledList label={texts.list} density="dense">
      {versions.map((version) => (
        <RuledItem
          key={version.id}
          aside={
            <PriceTag
              size="small"
              amount={version.totalPrice === 0 ? undefined : formatDifference(version.totalPrice)}
              indicative={version.totalPrice !== 0 && isIndicative(version)}
            />
          }
        >
          <strong>{version.name}</strong>
          <Text size={14} tone="muted">
            {texts.savedOn(formatDay(version.createdAt))}
          </Text>
          <div className={styles["actions"]}>
            <Button
              size="small"
              aria-label={texts.compareVersion(version.name)}
              onClick={() => onTask("compare", version)}
            >
              {texts.compare}
            </Button>
            {!locked && (
              <>
                <Button
                  size="small"
                  variant="quiet"
                  aria-label={texts.renameVersion(version.name)}
                  onClick={() => onTask("rename", version)}
                >
                  {texts.rename}
                </Button>
                <Button
                  size="small"
                  variant="quiet"
                  aria-label={texts.removeVersion(version.name)}
                  onClick={() => onTask("remove", version)}
                >
                  {texts.remove}
                </Button>
              </>
            )}
          </div>
        </RuledItem>
      ))}
    </RuledList>
  );
}
