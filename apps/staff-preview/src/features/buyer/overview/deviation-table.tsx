import { formatDifference } from "@showroom/domain/format/money";
import type { Deviation } from "./differences.ts";
import styles from "./overview.module.css";
import { overviewTexts as texts } from "./texts.ts";

/** Where on the page the deviations of a room stand. */
export const deviationsId = (pageId: number): string => `afwijkingen-${pageId}`;

export interface DeviationTableProps {
  readonly pageId: number;
  /** Name of the room. */
  readonly title: string;
  readonly deviations: readonly Deviation[];
}

/** Standard beside chosen, line by line. */
export function DeviationTable({ pageId, title, deviations }: DeviationTableProps) {
  const { part, standard, chosen, price } = texts.columns;
  return (
    <table id={deviationsId(pageId)} className={styles["deviations"]}>
      <caption>
        {title} <span className={styles["quiet"]}>{texts.differenceCount(deviations.length)}</span>
      </caption>
      <colgroup>
        <col data-part="" />
        <col span={2} />
        <col data-amount="" />
      </colgroup>
      <thead>
        <tr>
          <th scope="col">{part}</th>
          <th scope="col">{standard}</th>
          <th scope="col">{chosen}</th>
          <th scope="col" data-amount="">
            {price}
          </th>
        </tr>
      </thead>
      <tbody>
        {deviations.map((deviation) => (
          <tr key={deviation.id}>
            <th scope="row">{deviation.part}</th>
            <td data-label={standard}>{deviation.standard}</td>
            <td data-label={chosen}>
              <strong>{deviation.chosen}</strong>
            </td>
            <td data-label={price} data-amount="">
              {deviation.price === null ? "" : formatDifference(deviation.price)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
