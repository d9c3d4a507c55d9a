import { css } from 'styled-components';
import { theme } from '../theme/theme';

const { color, text, space, radius, motion, layout } = theme;

/** Looks of everything that is typed into or chosen from. */
export const controlStyle = css`
  display: block;
  width: 100%;
  min-height: ${layout.target};
  padding: 0.6em ${space.sm};
  border: 1px solid ${color.lineStrong};
  border-radius: ${radius.sm};
  background: ${color.surface};
  font-size: ${text.body};
  line-height: 1.35;
  transition: border-color ${motion.fast}, box-shadow ${motion.fast};

  &::placeholder { color: ${color.inkMuted}; opacity: 1; }
  &:hover { border-color: ${color.ink}; }
  &:focus-visible { outline-offset: 0; border-color: ${color.ink}; }
  &[aria-invalid='true'] {
    border-color: ${color.danger};
    box-shadow: inset 3px 0 0 ${color.danger};
  }
  &:disabled { background: ${color.tint}; color: ${color.inkMuted}; cursor: not-allowed; }
  &:read-only:not(select, :disabled) { background: ${color.tint}; }
  /* Phones zoom in on a field with smaller text; what is smaller elsewhere is not so there. */
  @media (pointer: coarse), (max-width: 639px) { &&& { font-size: max(1rem, 16px); } }
`;
