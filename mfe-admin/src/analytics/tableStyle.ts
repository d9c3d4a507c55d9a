/** Tables of the analytics. */
import { theme } from '@pressline/shared-ui';
import { styled } from 'styled-components';

const { color, space, text } = theme;

export const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
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
