import { Card, Stack, theme } from '@pressline/shared-ui';
import { styled } from 'styled-components';
import * as Row from '../../list/rowStyle';

const { color, font, radius, space, text } = theme;

export const Explanation = styled.p`
  color: ${color.inkSoft};
  font-size: ${text.small};
  overflow-wrap: anywhere;
`;
export const Remote = styled(Card)`
  padding: ${space.md};

  h3 { font-size: ${text.heading4}; }
  details > summary { min-height: 1.75rem; width: fit-content; color: ${color.accent}; font-size: ${text.small}; font-weight: 600; cursor: pointer; }
  details[open] > summary { margin-bottom: ${space.xs}; }
`;
export const Active = styled(Stack)`
  padding: ${space.md};
  border: 1px solid ${color.line};
  border-inline-start: 4px solid ${color.success};
  border-radius: ${radius.sm};

  &[data-channel='canary'] { border-inline-start-color: ${color.cyan}; }
  h4 { font: 600 ${text.body}/1.35 ${font.body}; letter-spacing: 0; overflow-wrap: anywhere; }
`;
export const Figures = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 8.25rem), 1fr));
  gap: ${space.sm} ${space.md};
  align-items: end;
  font-variant-numeric: tabular-nums;

  dt { color: ${color.inkMuted}; font-size: ${text.caption}; }
  dd { font: 700 ${text.heading4}/1.3 ${font.display}; }
  small { display: block; color: ${color.inkMuted}; font: 600 ${text.caption}/1.4 ${font.body}; }
  [data-tone='success'] small { color: ${color.success}; }
  [data-tone='warning'] small { color: ${color.warning}; }
  [data-tone='danger'] :is(dd, small) { color: ${color.danger}; }
`;
/** A release in the list; its buttons are below it on narrow screens. */
export const Listed = styled(Row.Root)`
  flex-wrap: wrap;

  > :first-child { flex: 1 1 18rem; }
  > :nth-child(2) { flex-direction: row; align-self: flex-start; }
`;
export const Messages = styled.ul`
  display: grid;
  gap: ${space.xs};
  margin-block: ${space.xs};
  font-size: ${text.small};

  li { overflow-wrap: anywhere; }
  code { font-family: ${font.mono}; }
  span { font-weight: 600; white-space: nowrap; }
`;
export const Division = styled.div`
  display: flex;
  height: 0.5rem;
  border-radius: ${radius.sm};
  background: ${color.success};
  overflow: hidden;

  > i { margin-inline-start: auto; border-inline-start: 2px solid ${color.surface}; background: ${color.cyan}; }
`;
