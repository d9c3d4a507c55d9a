import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { BusyMark } from './BusyMark';
import { theme } from './theme';
import { VisuallyHidden } from './VisuallyHidden';

const Root = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space.xs};
  color: ${theme.color.inkMuted};
`;

export interface SpinnerProps extends ComponentProps<'span'> {
  /** What is being waited for, e.g. "Loading articles...". */
  label: string;
  /** Keeps the label for assistive technology only. */
  isLabelHidden?: boolean;
}

/** A turning registration mark with its label, announced as a status. */
export function Spinner({ label, isLabelHidden = false, ...rest }: SpinnerProps) {
  return (
    <Root role="status" {...rest}>
      <BusyMark />
      {isLabelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : label}
    </Root>
  );
}
