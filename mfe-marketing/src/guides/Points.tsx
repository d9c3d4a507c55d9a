import { theme } from '@pressline/shared-ui';
import { styled } from 'styled-components';
import type { TextItem } from '../content/MarkdownContent';
import { required } from '../content/required';

const { color, font, space, text } = theme;

const List = styled.ol`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 20rem), 1fr));
  &[data-layout='thirds'] { grid-template-columns: repeat(auto-fill, minmax(min(100%, 15rem), 1fr)); }
  &[data-layout='column'] { grid-template-columns: minmax(0, 46rem); }
  gap: ${space.lg} ${space.xl};
  counter-reset: point;

  li { counter-increment: point; padding-top: ${space.sm}; border-top: 1px solid ${color.line}; break-inside: avoid; }
  h3 { font-size: ${text.heading4}; line-height: 1.25; }
  p { margin-top: ${space.xs}; color: ${color.inkSoft}; }

  &[data-numbered] h3::before {
    content: counter(point);
    margin-right: 0.6em;
    color: ${color.inkMuted};
    font: 400 0.8em ${font.mono};
  }
`;

// No row is left with a single point.
function layoutFor(count: number): string {
  if (count % 3 === 0) return 'thirds';
  return count % 2 === 0 ? 'halves' : 'column';
}

interface PointsProps {
  items?: readonly TextItem[];
  /** They are steps, or referred to by number. */
  isNumbered?: boolean;
}

export function Points({ isNumbered, ...block }: PointsProps) {
  const { items } = required(block, 'items');
  return (
    <List
      as={isNumbered ? 'ol' : 'ul'}
      data-layout={layoutFor(items.length)}
      data-numbered={isNumbered || undefined}
    >
      {items.map(([name, explanation]) => (
        <li key={name}>
          <h3>{name}</h3>
          <p>{explanation}</p>
        </li>
      ))}
    </List>
  );
}

export function NumberedPoints({ items }: PointsProps) {
  return <Points items={items} isNumbered />;
}
