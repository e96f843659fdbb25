import { useId, type ReactNode } from "react";
import styles from "./entry-table.module.css";

/** An entry with its fields. */
export interface EntryTableRow {
  id: string;
  /** Name of the entry. */
  name: string;
  /** A field for each column. Its label names entry and column, and is hidden. */
  fields: readonly ReactNode[];
}

export interface EntryTableProps {
  /** What the entries are. */
  title: string;
  /** Heading of the names. */
  nameHeading: string;
  /** Headings of the fields, with their unit. */
  headings: readonly string[];
  /** The entries in the order of the catalogue. */
  rows: readonly EntryTableRow[];
}

/** A table to type in like a spreadsheet: an entry on each row, such as an article with its prices. It scrolls within a narrow window. */
export function EntryTable({ title, nameHeading, headings, rows }: EntryTableProps) {
  const id = useId();
  return (
    <div className={styles["scroll"]} role="region" aria-labelledby={id} tabIndex={0}>
      <table className={styles["table"]}>
        <caption id={id}>{title}</caption>
        <thead>
          <tr>
            <th scope="col">{nameHeading}</th>
            {headings.map((heading) => (
              <th key={heading} scope="col">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              <th scope="row">{row.name}</th>
              {row.fields.map((field, at) => (
                <td key={headings[at]}>{field}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
