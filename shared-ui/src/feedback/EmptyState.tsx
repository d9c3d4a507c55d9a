import type { ComponentProps, ReactNode } from 'react';
import styled from 'styled-components';
import { RegistrationMark } from '../marks/RegistrationMark';
import { theme } from '../theme/theme';

const { color, space, radius } = theme;

const Root = styled.div`
  display: grid;
  place-content: center;
  justify-items: center;
  gap: ${space.sm};
  padding: ${space.xxl} ${space.lg};
  border: 1px dashed ${color.lineStrong};
  border-radius: ${radius.sm};
  color: ${color.inkSoft};
  text-align: center;

  > svg { color: ${color.inkMuted}; }
`;

interface EmptyStateProps extends ComponentProps<'div'> {
  /** What would help, e.g. a button that creates the first one. */
  action?: ReactNode;
}

/** Says that there is nothing here, in its children, and what to do about it. */
export function EmptyState({ action, children, ...rest }: EmptyStateProps) {
  return (
    <Root {...rest}>
      <RegistrationMark size="2rem" />
      <div>{children}</div>
      {action}
    </Root>
  );
}
