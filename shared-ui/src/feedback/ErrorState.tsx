import type { ComponentProps, ReactNode } from 'react';
import styled from 'styled-components';
import { Button } from '../controls/Button';
import { corePaths } from '../icons/corePaths';
import { Drawing } from '../icons/Drawing';
import { theme } from '../theme/theme';

const { color, space, radius } = theme;

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.sm} ${space.md};
  padding: ${space.md} ${space.lg};
  border: 1px solid ${color.danger};
  border-inline-start-width: 4px;
  border-radius: ${radius.sm};
  background: ${color.dangerSoft};

  > svg { flex: none; color: ${color.danger}; }
`;
const Texts = styled.div`
  flex: 1 1 10rem;

  > strong { display: block; }
`;

interface ErrorStateProps extends ComponentProps<'div'> {
  /** What went wrong, e.g. "Failed to fetch categories". */
  message: ReactNode;
  onRetry?: () => void;
}

/** Says what failed and offers to try again; announced at once. */
export function ErrorState({ message, onRetry, children, ...rest }: ErrorStateProps) {
  return (
    <Root role="alert" {...rest}>
      <Drawing path={corePaths.alert} size="1.5rem" />
      <Texts>
        <strong>{message}</strong>
        {children}
      </Texts>
      {onRetry && (
        <Button variant="secondary" onClick={onRetry}>
          <Drawing path={corePaths.refresh} />
          Retry
        </Button>
      )}
    </Root>
  );
}
