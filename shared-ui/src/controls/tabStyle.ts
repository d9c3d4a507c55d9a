import { css } from 'styled-components';
import { theme } from '../theme/theme';
import { forcedColorsSelected } from './forcedColorsSelected';

const { color, text, space, motion, layout } = theme;

/** Looks of a row of tabs; it scrolls sideways where it does not fit. */
export const tabListStyle = css`
  display: flex;
  gap: ${space.xxs};
  overflow-x: auto;
  scrollbar-width: thin;
  box-shadow: inset 0 -1px ${color.line};
`;

/** Looks of one tab: a button that a script answers, or a label around its radio button. */
export const tabStyle = css`
  display: flex;
  flex: none;
  align-items: center;
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
  &:is([data-state='active'], :has(:checked)) { color: ${color.ink}; border-color: ${color.accent}; ${forcedColorsSelected} }
  &:focus-visible { outline-offset: -3px; }
`;
