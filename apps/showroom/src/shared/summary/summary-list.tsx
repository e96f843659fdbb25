import { useState } from "react";
import type { ReactNode } from "react";
import { Skeleton } from "@showroom/ui/feedback/skeleton/skeleton";
import { SummarySection } from "@showroom/ui/showroom/summary/summary-section";
import { SummaryTable } from "@showroom/ui/showroom/summary/summary-table";
import { Picture } from "@showroom/ui/layout/picture/picture";
import { PictureFailure } from "@showroom/ui/showroom/picture-failure/picture-failure";
import { EXACT_AMOUNTS } from "@showroom/domain/format/amounts-that-add-up";
import type { Cents } from "@showroom/domain/money/cents";
import { readCollapsed, writeCollapsed } from "./collapsed-sections.ts";
import { isIndicative, pageTotal } from "./summary-rows.ts";
import type { ListedPart } from "./summary-rows.ts";
import styles from "./summary.module.css";
import { summaryTexts } from "./texts.ts";
import { pictureTexts } from "../pictures/texts.ts";
import type { RoomPicture } from "./use-room-pictures.ts";

/** A page of the summary. */
export interface ListedSection {
  readonly pageId: number;
  readonly title: string;
  /** When left out, no status badge is shown. */
  readonly completed?: boolean | undefined;
  readonly total: Cents;
  /** Instead of the total, for a page without a choice. */
  readonly instead?: string | undefined;
  /** Address of the step. When left out, no button is shown. */
  readonly stepHref?: string | undefined;
  /** The picture of the room. When left out, none is shown. */
  readonly picture?: RoomPicture | undefined;
  /** What lies over the picture. */
  readonly layer?: ReactNode;
  /** Above the tables, or instead of them. */
  readonly note?: string | undefined;
  readonly parts: readonly ListedPart[];
  /** An action of the page, below its tables. */
  readonly action?: ReactNode;
}

export interface SummaryListProps {
  readonly sections: readonly ListedSection[];
}

/** In the place of a picture that could not load. */
const pictureFailure = (retry: () => void) => <PictureFailure onRetry={retry} />;

/** The choices and prices of each page. The browser stores which pages are collapsed. */
export function SummaryList({ sections }: SummaryListProps) {
  const [collapsed, setCollapsed] = useState(readCollapsed);
  const toggle = (pageId: number, open: boolean): void => {
    const next = new Set(collapsed);
    if (open) next.delete(pageId);
    else next.add(pageId);
    setCollapsed(next);
    writeCollapsed(next);
  };

  return (
    <div>
      {sections.map(({ pageId, title, completed, total, instead, stepHref, picture, layer, note, parts, action }) => (
        <SummarySection
          key={pageId}
          title={title}
          completed={completed}
          total={pageTotal(total, parts)}
          instead={instead}
          indicative={total !== 0 && isIndicative(parts)}
          stepHref={stepHref}
          open={!collapsed.has(pageId)}
          onOpenChange={(open) => toggle(pageId, open)}
        >
          {(parts.length > 0 || note !== undefined) && (
            <>
              {picture?.src && (
                <Picture
                  {...picture}
                  src={picture.src}
                  layer={layer}
                  caption={pictureTexts.impression}
                  failure={pictureFailure}
                />
              )}
              {picture?.src === null && <Skeleton variant="block" className={styles["picturePlaceholder"]} />}
              {note !== undefined && <p>{note}</p>}
              {parts.map((part) => (
                <SummaryTable
                  key={part.group}
                  title={summaryTexts.groups[part.group]}
                  rows={part.rows}
                  total={part.total === 0 ? undefined : EXACT_AMOUNTS.euro(part.total)}
                  indicative={part.indicative}
                />
              ))}
              {action !== undefined && <div data-print="hide">{action}</div>}
            </>
          )}
        </SummarySection>
      ))}
    </div>
  );
}
