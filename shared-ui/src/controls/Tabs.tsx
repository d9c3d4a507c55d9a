import { Content, List, Root, Trigger } from 'radix-ui/tabs';
import styled from 'styled-components';
import { theme } from '../theme/theme';
import { forcedChosen } from './forcedChosen';

const { color, text, space, motion, layout } = theme;

/** Tabs, from `Tabs` (value, onValueChange or defaultValue) › `TabList` › `Tab` and `TabPanel`s. */
export const Tabs = styled(Root)`
  min-width: 0;
`;

/** The row of tabs; scrolls sideways where it does not fit. Takes an `aria-label`. */
export const TabList = styled(List)`
  display: flex;
  gap: ${space.xxs};
  overflow-x: auto;
  scrollbar-width: thin;
  box-shadow: inset 0 -1px ${color.line};
`;

/** One tab; its `value` names the panel. */
export const Tab = styled(Trigger)`
  flex: none;
  min-height: ${layout.target};
  padding: 0 ${space.md};
  border: 0;
  border-bottom: 3px solid transparent;
  background: none;
  color: ${color.inkMuted};
  font-size: ${text.small};
  font-weight: 600;
  white-space: nowrap;
  transition: color ${motion.fast};

  &:hover { color: ${color.ink}; border-color: ${color.line}; }
  &[data-state='active'] { color: ${color.ink}; border-color: ${color.accent}; ${forcedChosen} }
  &:focus-visible { outline-offset: -3px; }
`;

/** What one tab shows. */
export const TabPanel = styled(Content)`
  padding-block: ${space.lg};
`;
