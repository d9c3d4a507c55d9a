import { css } from 'styled-components';
import { media, theme } from '../theme/theme';

const { color, text, space, radius, motion, layout } = theme;

export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger';
export type ButtonSize = 'sm' | 'md' | 'lg';

/** Looks of buttons and of links that act like them; pointing at one shifts its plates apart. */
export const buttonStyle = css`
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${space.xs};
  min-height: ${layout.target};
  min-width: ${layout.target};
  padding: ${space.xxs} 1.35em;
  border: 1px solid transparent;
  border-radius: ${radius.sm};
  background: none;
  font-size: ${text.small};
  font-weight: 600;
  line-height: 1.25;
  text-align: center;
  text-decoration: none;
  transition: box-shadow ${motion.fast} ${motion.easeOut}, background-color ${motion.fast};

  svg { flex: none; }

  &[data-variant='primary'] { background: ${color.ink}; color: ${color.paper}; }
  &[data-variant='danger'] { background: ${color.danger}; color: ${color.dangerInk}; }
  &[data-variant='secondary'] { border-color: ${color.ink}; background: ${color.surface}; color: ${color.ink}; }
  &[data-variant='ghost'] { color: ${color.ink}; }

  /* Pressed before React has come: the page script marks it. */
  &[data-busy-text][aria-busy] {
    & > span { display: none; }
    &::before { content: attr(data-busy-text); }
  }
  &[data-size='sm'] { min-height: 2.25rem; min-width: 2.25rem; padding-inline: 0.85em; }
  /* The touch target stays at full height. */
  &[data-size='sm']::after {
    content: '';
    position: absolute;
    inset: calc((2.25rem - ${layout.target}) / 2);
  }
  &[data-size='lg'] { min-height: 3.25rem; padding-inline: 1.75em; font-size: ${text.body}; }
  ${media.medium} { &[data-size='lg'] { min-height: 3.5rem; } }

  &:hover:not(:disabled, [aria-disabled]) {
    &[data-variant='primary'],
    &[data-variant='secondary'] {
      box-shadow: var(--button-hover, -3px -2px 0 ${color.cyan}, 3px 2px 0 ${color.magenta});
    }
    &[data-variant='danger'] { box-shadow: -3px -2px 0 ${color.yellow}, 3px 2px 0 ${color.key}; }
    &[data-variant='ghost'] { background: ${color.tint}; }
  }
  &:active:not(:disabled, [aria-disabled]) { box-shadow: none !important; }
  &:disabled, &[aria-disabled] {
    border-color: ${color.line};
    background: ${color.tint};
    color: ${color.inkMuted};
    cursor: not-allowed;
  }
`;
