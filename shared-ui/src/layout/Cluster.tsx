import styled from 'styled-components';
import { theme } from '../theme/theme';
import type { LayoutProps } from './layoutProps';

const Root = styled.div<{ $gap: string }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ $gap }) => $gap};

  &[data-align='between'] { justify-content: space-between; }
  &[data-align='end'] { justify-content: flex-end; }
`;

interface ClusterProps extends LayoutProps {
  align?: 'start' | 'between' | 'end';
}

/** Children side by side, wrapping. */
export function Cluster({ gap = 'sm', align = 'start', ...rest }: ClusterProps) {
  return (
    <Root $gap={theme.space[gap]} data-align={align === 'start' ? undefined : align} {...rest} />
  );
}
