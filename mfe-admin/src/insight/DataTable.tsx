import { theme } from '@pressline/shared-ui';
import { formatNumber } from '@pressline/shared-ui/format';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const { color, space, text } = theme;

const Table = styled.table`
  width: 100%;
  font-size: ${text.small};
  font-variant-numeric: tabular-nums;

  th, td { padding: ${space.xs}; border-bottom: 1px solid ${color.line}; text-align: start; }
  tr:last-child > * { border-bottom: 0; }
  thead th { color: ${color.inkMuted}; font-size: ${text.caption}; font-weight: 600; }
  tbody th { font-weight: 500; overflow-wrap: anywhere; }
  td, thead th:not(:first-child) { text-align: end; white-space: nowrap; }
  :is(th, td):first-child { padding-inline-start: 0; }
  :is(th, td):last-child { padding-inline-end: 0; }
`;

/** A row: its key, what names it, and one cell for each further head. */
export type DataRow = readonly [key: string, name: ReactNode, ...cells: ReactNode[]];

interface DataTableProps {
  label: string;
  heads: readonly string[];
  rows: readonly DataRow[];
}

export function DataTable({ label, heads, rows }: DataTableProps) {
  return (
    <Table aria-label={label}>
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
        {rows.map(([key, name, ...cells]) => (
          <tr key={key}>
            <th scope="row">{name}</th>
            {cells.map((cell, index) => (
              <td key={heads[index + 1]}>{typeof cell === 'number' ? formatNumber(cell) : cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
