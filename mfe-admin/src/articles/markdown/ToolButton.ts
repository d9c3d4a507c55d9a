import { theme } from '@pressline/shared-ui';
import { Button } from 'radix-ui/toolbar';
import { styled } from 'styled-components';

const { color, layout, motion, radius, text } = theme;

export const ToolButton = styled(Button)`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 0.4em;
  min-width: ${layout.target};
  min-height: ${layout.target};
  padding: 0 0.5em;
  border: 0;
  border-radius: ${radius.sm};
  background: none;
  color: ${color.inkSoft};
  font-size: ${text.small};
  font-weight: 600;
  transition: background-color ${motion.fast};

  &:hover, &[data-state='open'] { background: ${color.surface}; color: ${color.ink}; }
  &:focus-visible { outline-offset: -3px; }
`;
