import { forcedColorsSelected, media, Tab, TabList, theme } from '@pressline/shared-ui';
import { styled } from 'styled-components';

const { color, layout, motion, radius, space, text } = theme;

export const Rail = styled.nav`
  padding: ${space.sm};
  background: ${color.paper};
  color: ${color.ink};

  &[popover] {
    inset: 0 auto 0 0;
    width: min(19rem, 85vw);
    height: 100dvh;
    max-height: none;
    margin: 0;
    border: 0;
    border-inline-end: 1px solid ${color.line};
  }
  &::backdrop { background: ${color.scrim}; }
  ${media.medium} {
    position: sticky;
    top: 0;
    max-height: 100dvh;
    padding: ${space.sm} 0;
    overflow-y: auto;
    scrollbar-width: thin;
  }
`;
export const Group = styled.section`
  &:not(:last-child) { margin-bottom: ${space.xs}; }
`;
export const Toggle = styled.button`
  display: flex;
  align-items: center;
  justify-content: space-between;
  width: 100%;
  min-height: ${layout.target};
  padding: 0 ${space.sm};
  border: 0;
  background: none;
  color: ${color.inkMuted};
  font-size: ${text.caption};
  font-weight: 600;

  > svg { transition: transform ${motion.fast}; }
  &[aria-expanded='false'] > svg { transform: rotate(-90deg); }
  &:hover { color: ${color.ink}; }
  &:focus-visible { outline-offset: -2px; }
  ${media.medium} { min-height: 1.75rem; }
`;
export const List = styled(TabList)`
  flex-direction: column;
  gap: 1px;
  overflow: visible;
  box-shadow: none;
`;
export const Entry = styled(Tab)`
  gap: ${space.sm};
  padding-inline: ${space.sm};
  border: 0;
  border-radius: ${radius.md};
  font-weight: 500;
  text-decoration: none;

  > svg { color: ${color.inkMuted}; }
  &:hover { background: ${color.tint}; }
  &[data-state='active'] { background: ${color.surface}; box-shadow: 0 0 0 1px ${color.line}; font-weight: 600; ${forcedColorsSelected} }
  &[data-state='active'] > svg { color: ${color.accent}; @media (forced-colors: active) { color: inherit; } }
  &:focus-visible { outline-offset: -2px; }
  ${media.medium} { min-height: 2rem; }
`;
