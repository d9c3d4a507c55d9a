import { theme } from '@pressline/shared-ui';
import { styled } from 'styled-components';
import type { Point } from './guide';

const { color, font, space, text } = theme;

const List = styled.ol`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 20rem), 1fr));
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

interface PointsProps {
  points: readonly Point[];
  /** They are steps, or referred to by number. */
  isNumbered?: boolean;
}

/** Things to know or to do, each with a name. */
export function Points({ points, isNumbered }: PointsProps) {
  return (
    <List as={isNumbered ? 'ol' : 'ul'} data-numbered={isNumbered || undefined}>
      {points.map(({ name, text: explanation }) => (
        <li key={name}>
          <h3>{name}</h3>
          <p>{explanation}</p>
        </li>
      ))}
    </List>
  );
}
