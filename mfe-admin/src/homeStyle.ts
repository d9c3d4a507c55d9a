import { media, theme } from '@pressline/shared-ui';
import { styled } from 'styled-components';

const { color, layout, radius, space, text } = theme;

export const Root = styled.section`
  display: grid;
  gap: ${space.sm};
  margin-bottom: ${space.lg};
`;
export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${space.xxs} ${space.sm};

  h2 { font-size: ${text.heading3}; }
`;
/** What waits, in one line that scrolls sideways on a phone. */
export const Tasks = styled.ul`
  display: flex;
  gap: ${space.xs};
  margin-inline: calc(-1 * ${layout.gutter});
  padding: 3px ${layout.gutter};
  overflow-x: auto;
  scrollbar-width: none;

  ${media.small} { flex-wrap: wrap; margin-inline: 0; padding-inline: 0; overflow: visible; }

  > * { flex: none; }
  a {
    display: flex;
    align-items: center;
    gap: ${space.xs};
    min-height: 2.25rem;
    padding-inline: ${space.sm};
    border: 1px solid ${color.line};
    border-radius: ${radius.round};
    background: ${color.surface};
    color: ${color.inkSoft};
    font-size: ${text.small};
    text-decoration: none;
    @media (pointer: coarse) { min-height: ${layout.target}; }
  }
  a:hover { border-color: ${color.lineStrong}; color: ${color.ink}; }
  svg { color: ${color.accent}; }
  strong { color: ${color.ink}; font-variant-numeric: tabular-nums; }
  [data-urgent] :is(svg, strong) { color: ${color.danger}; }
`;
/** Side by side; on a phone the next one shows its edge. */
export const Cards = styled.div`
  display: flex;
  gap: ${space.sm};
  margin-inline: calc(-1 * ${layout.gutter});
  padding-inline: ${layout.gutter};
  overflow-x: auto;
  scroll-padding-inline: ${layout.gutter};
  scroll-snap-type: x mandatory;
  scrollbar-width: none;

  ${media.small} { flex-wrap: wrap; margin-inline: 0; padding-inline: 0; overflow: visible; }
`;
export const Card = styled.section`
  flex: 0 0 88%;
  min-width: 0;
  padding: ${space.sm} ${space.md};
  border: 1px solid ${color.line};
  border-radius: ${radius.sm};
  background: ${color.surface};
  scroll-snap-align: start;

  &:only-child { flex-basis: 100%; }
  ${media.small} {
    flex: 1 1 17rem;
    &[data-wide] { flex: 2 1 24rem; }
  }

  h3 { display: flex; justify-content: space-between; gap: ${space.sm}; font: 600 ${text.small}/1.75 ${theme.font.body}; letter-spacing: 0; }
  h3 > a { flex: none; font-weight: 400; }
  ul { padding: 0; list-style: none; }
  li { display: flex; align-items: baseline; gap: ${space.sm}; min-height: 1.75rem; font-size: ${text.small}; line-height: 1.75rem; }
  li > :first-child { flex: 1; min-width: 0; overflow: hidden; color: ${color.inkSoft}; text-overflow: ellipsis; white-space: nowrap; }
  li a { color: ${color.ink}; text-decoration: none; }
  /* A link within a sentence. */
  li a:hover, li span > a { text-decoration: underline; }
  li a:focus-visible { outline-offset: -2px; }
  li > small { flex: none; color: ${color.inkMuted}; font-size: ${text.caption}; }
`;
