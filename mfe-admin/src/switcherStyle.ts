import { TextInput, theme } from '@pressline/shared-ui';
import { styled } from 'styled-components';

const { color, layout, radius, space, text } = theme;

export const Search = styled(TextInput)`
  flex: none;
  width: auto;
  margin: 0 ${space.lg} ${space.xs};
`;
export const Results = styled.div.attrs({ role: 'listbox' })`
  flex: 1 1 auto;
  min-height: 0;
  height: 26rem;
  padding: 0 ${space.md};
  overflow-y: auto;
  scroll-padding-block: ${space.xl} ${space.sm};
`;
export const Foot = styled.div`
  min-height: 2.75rem;
  padding: ${space.xs} ${space.lg};
  border-top: 1px solid ${color.line};
`;
export const Group = styled.div.attrs({ role: 'group' })``;
export const Heading = styled.p`
  padding: ${space.sm} ${space.xs} ${space.xxs};
  color: ${color.inkMuted};
  font-size: ${text.caption};
  font-weight: 600;
`;
export const Option = styled.a`
  display: flex;
  align-items: center;
  gap: ${space.sm};
  width: 100%;
  min-height: 2.5rem;
  padding: ${space.xxs} ${space.xs};
  border: 0;
  border-radius: ${radius.md};
  background: none;
  color: ${color.ink};
  font-size: ${text.small};
  text-align: start;
  text-decoration: none;
  @media (pointer: coarse) { min-height: ${layout.target}; }

  > svg { flex: none; color: ${color.inkMuted}; }
  > span { min-width: 0; overflow-wrap: anywhere; }
  > small { margin-inline-start: auto; color: ${color.inkMuted}; font-size: ${text.caption}; white-space: nowrap; }
  &[aria-selected='true'] { background: ${color.accentSoft}; @media (forced-colors: active) { outline: 2px solid Highlight; outline-offset: -2px; } }
`;
