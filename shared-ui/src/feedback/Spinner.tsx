import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { BusyMark } from '../marks/BusyMark';
import { theme } from '../theme/theme';

const Root = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space.xs};
  color: ${theme.color.inkMuted};
`;

interface SpinnerProps extends ComponentProps<'span'> {
  /** What is being waited for, e.g. "Loading articles...". */
  label: string;
}

/** A turning registration mark with its label, announced as a status. */
export function Spinner({ label, ...rest }: SpinnerProps) {
  return (
    <Root role="status" {...rest}>
      <BusyMark />
      <span>{label}</span>
    </Root>
  );
}
