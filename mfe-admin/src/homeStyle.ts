import { media, theme } from '@pressline/shared-ui';
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
  grid-template-columns: repeat(auto-fit, minmax(9.5rem, 1fr));
  gap: ${space.xs};
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
  > a:hover { background: ${color.tint}; }

  > * {
    display: grid;
    grid-template-columns: auto 1fr;
    gap: ${space.xxs} ${space.xs};
    align-items: center;
    min-height: 3.75rem;
    padding: ${space.xs} ${space.sm};
    color: ${color.inkMuted};
    font-size: ${text.small};
    line-height: 1.3;
    text-decoration: none;
  }
  strong { font: 700 ${text.heading3}/1.1 ${font.display}; font-variant-numeric: tabular-nums; }
  &[data-tone] strong { color: ${color.ink}; }
  &[data-tone='urgent'] strong { color: ${color.danger}; }
  svg { display: none; }

  ${media.small} {
    > * { grid-template-columns: 1fr auto; align-content: start; align-items: start; padding: ${space.sm}; }
    strong { font-size: ${text.heading2}; }
    svg { display: block; }
    span:last-child { grid-column: 1 / -1; }
  }
`;
