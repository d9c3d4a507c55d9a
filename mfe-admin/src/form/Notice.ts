import { theme } from '@pressline/shared-ui';
import { styled } from 'styled-components';

const { color, space, text } = theme;

export const Note = styled.p`
  color: ${color.inkMuted};
  font-size: ${text.small};
`;

/** A message with an edge in the color of its tone; takes no room while it is empty. */
export const Notice = styled.div`
  --edge: ${color.yellow};
  padding: ${space.sm} ${space.md};
  border-inline-start: 4px solid var(--edge);
  background: ${color.warningSoft};
  font-size: ${text.small};
  overflow-wrap: anywhere;

  &[data-tone='danger'] { --edge: ${color.danger}; background: ${color.dangerSoft}; }
  &:empty { display: none; }
  > svg { color: var(--edge); }
`;
