import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { theme } from '../theme/theme';

const { color, text, radius } = theme;

const Root = styled.span`
  --patch: ${color.inkMuted};
  display: inline-flex;
  align-items: center;
  gap: 0.45em;
  padding: 0.15em 0.6em;
  border-radius: ${radius.sm};
  background: ${color.tint};
  color: ${color.inkSoft};
  font-size: ${text.caption};
  font-weight: 600;
  line-height: 1.5;
  white-space: nowrap;

  &::before {
    content: '';
    width: 0.5em;
    height: 0.5em;
    background: var(--patch);
  }
  &[data-tone='accent'] { --patch: ${color.cyan}; background: ${color.accentSoft}; color: ${color.accent}; }
  &[data-tone='success'] { --patch: ${color.success}; background: ${color.successSoft}; color: ${color.success}; }
  &[data-tone='warning'] { --patch: ${color.yellow}; background: ${color.warningSoft}; color: ${color.warning}; }
  &[data-tone='danger'] { --patch: ${color.magenta}; background: ${color.dangerSoft}; color: ${color.danger}; }

`;

interface BadgeProps extends ComponentProps<'span'> {
  tone?: 'neutral' | 'accent' | 'success' | 'warning' | 'danger';
}

/** A short state or label with an ink patch before it. */
export function Badge({ tone = 'neutral', ...rest }: BadgeProps) {
  return <Root data-tone={tone} {...rest} />;
}
