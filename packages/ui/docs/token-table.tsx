import type { ReactNode } from "react";
import "./token-tables.css";

interface TokenTableProps {
  heads: readonly string[];
  /** One cell per heading. */
  rows: readonly { key: string; cells: readonly ReactNode[] }[];
}

/** A table of the foundations. */
export function TokenTable({ heads, rows }: TokenTableProps) {
  return (
    <table className="token-table">
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, cells }) => (
          <tr key={key}>
            {heads.map((head, index) => (
              <td key={head} data-label={head}>
                {cells[index]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
