import { theme } from '@pressline/shared-ui';
import { Fragment } from 'react';
import { styled } from 'styled-components';
import { ScreenLabel, screenText } from './screenStyle';

const { color, space } = theme;

const List = styled.div`
  ${screenText}
  display: grid;
  grid-template-columns: 1fr auto;
  align-content: start;

  p { grid-column: 1 / -1; }
  span { padding: ${space.xs} 0; border-bottom: 1px solid ${color.line}; color: ${color.inkSoft}; }
  span:nth-child(odd) { padding-left: ${space.md}; color: inherit; text-align: end; white-space: nowrap; }
  span:nth-last-child(-n + 2) { border-bottom: 0; color: ${color.ink}; font-weight: 700; }
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
          <span>{item}</span>
          <span>{amount}</span>
        </Fragment>
      ))}
    </List>
  );
}
