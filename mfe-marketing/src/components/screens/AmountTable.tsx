import { theme } from '@pressline/shared-ui';
import { styled } from 'styled-components';
import { ScreenLabel, screenText } from './screenStyle';

const { color, space } = theme;

const Table = styled.table`
  ${screenText}
  width: 100%;

  th, td { padding: ${space.xs} 0; border-bottom: 1px solid ${color.line}; vertical-align: baseline; }
  th { color: ${color.inkSoft}; font-weight: 400; text-align: start; }
  td { padding-left: ${space.md}; text-align: end; white-space: nowrap; }
  tr:last-child > * { border-bottom: 0; color: ${color.ink}; font-weight: 700; }
`;

export interface AmountTableProps {
  label: string;
  /** What and how much; the last row is the sum of it. */
  rows: readonly (readonly [string, string])[];
}

/** A list of items with their amounts on a mock screen. */
export function AmountTable({ label, rows }: AmountTableProps) {
  return (
    <div>
      <ScreenLabel>{label}</ScreenLabel>
      <Table>
        <tbody>
          {rows.map(([item, amount]) => (
            <tr key={item}>
              <th scope="row">{item}</th>
              <td>{amount}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </div>
  );
}
