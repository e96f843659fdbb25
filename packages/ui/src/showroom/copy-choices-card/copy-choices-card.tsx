import type { ReactNode } from "react";
import { Skeleton } from "../../feedback/skeleton/skeleton.tsx";
import { ChoiceCard } from "../choice-card/choice-card.tsx";
import type { ChoiceProps } from "../choice-card/choice-props.ts";
import { PriceBreakdown, type PriceRow } from "../price-breakdown/price-breakdown.tsx";
import styles from "./copy-choices-card.module.css";
import { copyChoicesTexts } from "./texts.ts";

export interface CopyChoicesCardProps extends Pick<ChoiceProps, "name" | "selected" | "onSelect" | "disabledReason"> {
  /** `fresh`: 'Nee, ik wil opnieuw kiezen'. `copied`: 'Ja, neem mijn keuzes over'. */
  choice: "fresh" | "copied";
  /** Picture of the resulting room. Its space is reserved when left out; null where there is no picture. */
  imageUrl?: string | null | undefined;
  /** What the picture shows. */
  alt?: string | undefined;
  /** A sentence under the title. */
  children?: ReactNode | undefined;
  /** Price lines per cost group: Tegels, Sanitair. */
  prices?: readonly PriceRow[] | undefined;
  /** Formatted total of the price lines. */
  total?: string | undefined;
  /** Marks prices as indicative, for a project without hard prices. */
  indicative?: boolean | undefined;
}

/**
 * One of the two answers to 'keuzes overnemen', with the resulting room and its cost. Put both in one grid of two
 * columns.
 */
export function CopyChoicesCard({
  choice,
  imageUrl,
  alt = "",
  children,
  prices,
  total,
  indicative,
  ...control
}: CopyChoicesCardProps) {
  return (
    <ChoiceCard
      {...control}
      value={choice}
      frame="sheet"
      marked
      title={copyChoicesTexts[choice]}
      media={
        imageUrl === null ? undefined : imageUrl === undefined ? (
          <Skeleton variant="block" ratio="4 / 3" />
        ) : (
          <img className={styles["picture"]} src={imageUrl} alt={alt} decoding="async" width={480} height={360} />
        )
      }
    >
      {children && <div className={styles["words"]}>{children}</div>}
      {prices && (
        <div className={styles["prices"]}>
          <PriceBreakdown
            density="dense"
            rows={prices}
            total={total === undefined ? undefined : { label: copyChoicesTexts.total, amount: total }}
            indicative={indicative}
          />
        </div>
      )}
    </ChoiceCard>
  );
}
