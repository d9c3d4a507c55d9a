import { theme } from '@pressline/shared-ui';
import { Fragment } from 'react';
import { styled } from 'styled-components';
import { ScreenLabel, screenText } from './screenStyle';

const { color, space } = theme;

const List = styled.dl`
  ${screenText}
  display: grid;
  grid-template-columns: 1fr auto;
  align-content: start;

  p { grid-column: 1 / -1; }
  dt, dd { padding: ${space.xs} 0; border-bottom: 1px solid ${color.line}; }
  dt { color: ${color.inkSoft}; }
  dd { padding-left: ${space.md}; text-align: end; white-space: nowrap; }
  :nth-last-child(-n + 2) { border-bottom: 0; color: ${color.ink}; font-weight: 700; }
`;

export interface AmountTableProps {
  label: string;
  /** What and how much; the last row is the sum of it. */
  rows: readonly (readonly [string, string])[];
}

/** A list of items with their amounts on a mock screen. */
export function AmountTable({ label, rows }: AmountTableProps) {
  return (
    <List>
      <ScreenLabel>{label}</ScreenLabel>
      {rows.map(([item, amount]) => (
        <Fragment key={item}>
          <dt>{item}</dt>
          <dd>{amount}</dd>
        </Fragment>
      ))}
    </List>
  );
}
