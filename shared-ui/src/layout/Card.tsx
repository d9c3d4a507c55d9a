import type { ComponentProps, ElementType } from 'react';
import styled from 'styled-components';
import { cropMarks } from '../marks/CropMarks';
import { theme } from '../theme/theme';

const { color, space, radius, motion } = theme;

const Root = styled.div`
  position: relative;
  padding: ${space.lg};
  border: 1px solid ${color.line};
  border-radius: ${radius.sm};
  background: ${color.surface};

  &[data-crop]::before { ${cropMarks} }
  &[data-interactive] { transition: border-color ${motion.fast}, box-shadow ${motion.fast} ${motion.easeOut}; }
  &[data-interactive]:is(:hover, :focus-within) {
    border-color: ${color.ink};
    box-shadow: -4px -3px 0 -1px ${color.cyan}, 4px 3px 0 -1px ${color.magenta};
  }
  &[data-interactive] [data-card-link]::after { content: ''; position: absolute; inset: 0; }
`;

interface CardProps extends ComponentProps<'div'> {
  as?: ElementType;
  /** The whole card answers to the link inside it that carries `data-card-link`. */
  isInteractive?: boolean;
  /** Trim marks outside the corners; leave 1.25rem around it. */
  hasCropMarks?: boolean;
}

/** A sheet on the page. */
export function Card({ isInteractive, hasCropMarks, ...rest }: CardProps) {
  return (
    <Root
      data-interactive={isInteractive || undefined}
      data-crop={hasCropMarks || undefined}
      {...rest}
    />
  );
}
