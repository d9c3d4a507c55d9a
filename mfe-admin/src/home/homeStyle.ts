import { theme } from '@pressline/shared-ui';
import { styled } from 'styled-components';

const { color, font, radius, space, text } = theme;

export const Root = styled.section`
  padding-block: ${space.lg} ${space.md};
  border-bottom: 1px solid ${color.line};
`;
export const Title = styled.h2`
  font-size: ${text.heading3};
`;
export const Tiles = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(10rem, 1fr));
  gap: ${space.sm};
  padding: 0;
  list-style: none;
`;
/** A number over its label; it stands out while something waits. */
export const Tile = styled.li`
  --edge: ${color.line};
  display: grid;
  border: 1px solid ${color.line};
  border-inline-start: 3px solid var(--edge);
  border-radius: ${radius.sm};
  background: ${color.surface};

  &[data-tone='waits'] { --edge: ${color.accent}; }
  &[data-tone='urgent'] { --edge: ${color.danger}; }
  &:has(a:hover) { background: ${color.tint}; }

  > * {
    display: grid;
    grid-template-columns: 1fr auto;
    gap: ${space.xxs} ${space.xs};
    align-content: start;
    min-height: 5rem;
    padding: ${space.sm};
    color: ${color.inkMuted};
    font-size: ${text.small};
    line-height: 1.3;
    text-decoration: none;
  }
  strong { color: ${color.inkMuted}; font: 700 ${text.heading2}/1.1 ${font.display}; font-variant-numeric: tabular-nums; }
  &[data-tone] strong { color: ${color.ink}; }
  &[data-tone='urgent'] strong { color: ${color.danger}; }
  span { grid-column: 1 / -1; }
`;
