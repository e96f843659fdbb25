/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- Safari drops a table's roles once its rows are laid out as lists; written out they stay */
import { Button } from "../../controls/button/button.tsx";
import { VisuallyHidden } from "../../layout/visually-hidden/visually-hidden.tsx";
import { RetriedImage } from "../picture-failure/retried-image.tsx";
import { PriceTag } from "../price-tag/price-tag.tsx";
import styles from "./compare-panel.module.css";
import { compareTexts } from "./texts.ts";

/** One of the two versions: heading, picture, total and the button that chooses it. */
export interface ComparedVersion {
  /** 'Uw keuzes op dit apparaat', 'De opgeslagen keuzes'. */
  title: string;
  /** When and by whom, or another remark. */
  note?: string | undefined;
  picture?: { src: string; srcSet?: string | undefined; alt: string } | undefined;
  /** The picture is being rendered; its space is reserved. */
  picturing?: boolean | undefined;
  /** Formatted total. */
  total?: string | undefined;
  /** Marks the total as indicative. */
  indicative?: boolean | undefined;
  /** Label of the button that chooses this version: 'Deze keuzes houden'. */
  actionLabel?: string | undefined;
  onChoose?: (() => void) | undefined;
}

/** One compared part of the room. */
export interface ComparedRow {
  id: string;
  /** 'Wandtegel'. */
  label: string;
  /** Values in the first and the second version; undefined when nothing is chosen. */
  values: readonly [string | undefined, string | undefined];
}

export interface ComparePanelProps {
  /** Accessible name of the comparison. */
  label: string;
  /** The two versions, this device's first. */
  versions: readonly [ComparedVersion, ComparedVersion];
  /** The compared parts, in the order of the room. */
  rows: readonly ComparedRow[];
}

/** Two versions side by side; differences have a line and a word. */
export function ComparePanel({ label, versions, rows }: ComparePanelProps) {
  return (
    <table className={styles["panel"]} aria-label={label} role="table">
      <thead role="rowgroup">
        <tr role="row">
          <th scope="col" role="columnheader" className={styles["part"]}>
            <VisuallyHidden>{compareTexts.part}</VisuallyHidden>
          </th>
          {versions.map((version) => (
            <th key={version.title} scope="col" role="columnheader" className={styles["version"]}>
              {version.picturing && !version.picture && <span aria-hidden="true" className={styles["place"]} />}
              {version.picture && (
                <RetriedImage
                  className={styles["picture"]}
                  sizes="(width < 640px) 50vw, 34vw"
                  srcSet={version.picture.srcSet}
                  src={version.picture.src}
                  alt={version.picture.alt}
                  decoding="async"
                  width={480}
                  height={300}
                />
              )}
              <span className={styles["title"]}>{version.title}</span>
              {version.note && <span className={styles["note"]}>{version.note}</span>}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map(({ id, label: part, values }) => {
          const differs = values[0] !== values[1];
          return (
            <tr key={id} role="row" data-differs={differs || undefined}>
              <th scope="row" role="rowheader" className={styles["part"]}>
                <span>{part}</span>
                {differs && <span className={styles["differs"]}> {compareTexts.differs}</span>}
              </th>
              {values.map((value, index) => (
                <td key={versions[index]?.title} role="cell">
                  {value ?? compareTexts.none}
                </td>
              ))}
            </tr>
          );
        })}
      </tbody>
      <tfoot role="rowgroup">
        {versions.some((version) => version.total !== undefined) && (
          <tr role="row">
            <th scope="row" role="rowheader" className={styles["part"]}>
              {compareTexts.total}
            </th>
            {versions.map((version) => (
              <td key={version.title} role="cell">
                {version.total !== undefined && <PriceTag amount={version.total} indicative={version.indicative} />}
              </td>
            ))}
          </tr>
        )}
        {versions.some((version) => version.onChoose) && (
          <tr role="row" data-print="hide" className={styles["choose"]}>
            <th scope="row" role="rowheader" className={styles["part"]}>
              <VisuallyHidden>{compareTexts.choice}</VisuallyHidden>
            </th>
            {versions.map((version) => (
              <td key={version.title} role="cell">
                {version.onChoose && (
                  <Button size="small" onClick={version.onChoose} fullWidth>
                    {version.actionLabel ?? version.title}
                  </Button>
                )}
              </td>
            ))}
          </tr>
        )}
      </tfoot>
    </table>
  );
}
