import { theme } from '@pressline/shared-ui';
import { styled } from 'styled-components';
import { screenText } from './screenStyle';

const { color, space } = theme;

const List = styled.ul`
  ${screenText}
  display: grid;
  gap: ${space.md};

  li { display: grid; grid-template-columns: 1fr auto; gap: ${space.xxs} ${space.md}; }
  span { color: ${color.inkSoft}; }
  [data-low] span { color: ${color.danger}; font-weight: 600; }
  svg { grid-column: 1 / -1; width: 100%; height: 0.875rem; background: ${color.tint}; }
  rect { fill: ${color.key}; }
  rect:nth-child(2) { fill: ${color.cyan}; }
  rect:nth-child(3) { fill: ${color.magenta}; }
`;

interface StockScreenProps {
  /** Percentages of what the shelf holds. */
  stocks: readonly {
    name: string;
    note: string;
    reserved: number;
    free: number;
    reorderAt: number;
  }[];
}

/** What lies on the shelf: reserved, free, and how little of it is too little. */
export function StockScreen({ stocks }: StockScreenProps) {
  return (
    <List>
      {stocks.map(({ name, note, reserved, free, reorderAt }) => (
        <li key={name} data-low={free < reorderAt || undefined}>
          <strong>{name}</strong>
          <span>{note}</span>
          <svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
            <rect width={reserved} height="8" />
            <rect x={reserved} width={free} height="8" />
            <rect x={reserved + reorderAt} width="0.5" height="8" />
          </svg>
        </li>
      ))}
    </List>
  );
}
