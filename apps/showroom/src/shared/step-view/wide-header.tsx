import type { ReactNode } from "react";
import { PageHeader } from "@showroom/ui/layout/page-header/page-header";
import type { PageOutline } from "@showroom/domain/model/page";
import { WIDE_HEADINGS } from "./texts.ts";
import styles from "./wide-header.module.css";

/** A title in two parts, 'Digitale showroom | Samenvatting'. On two lines, the vertical bar stays at the end of the first. */
function BarTitle({ text }: { readonly text: string }) {
  const [, before, bar, after] = /^(.* )?(\S+ \|)( .*)$/.exec(text) ?? [];
  if (bar === undefined) return <span>{text}</span>;
  return (
    <>
      <span>{before}</span>
      <span className={styles["bar"]}>{bar}</span>
      <span>{after}</span>
    </>
  );
}

export interface WideHeaderProps {
  readonly page: Pick<PageOutline, "type" | "title">;
  readonly projectName: string;
  /** Next to the title. */
  readonly aside?: ReactNode;
}

/** The header of a step without a sidebar. The placeholder of the step has the same one. */
export function WideHeader({ page: { type, title }, projectName, aside }: WideHeaderProps) {
  const heading = WIDE_HEADINGS[type];
  if (heading === undefined) return <PageHeader title={title} aside={aside} />;
  return <PageHeader kicker={projectName} title={<BarTitle text={heading} />} aside={aside} />;
}
