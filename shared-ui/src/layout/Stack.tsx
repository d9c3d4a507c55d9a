import styled from 'styled-components';
import { theme } from '../theme/theme';
import type { LayoutProps } from './layoutProps';

const Root = styled.div<{ $gap: string }>`
  display: flex;
  flex-direction: column;
  gap: ${({ $gap }) => $gap};
`;

/** Children one below the other. */
export function Stack({ gap = 'md', ...rest }: LayoutProps) {
  return <Root $gap={theme.space[gap]} {...rest} />;
}
