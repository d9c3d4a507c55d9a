import styled from 'styled-components';
import { theme } from '../theme/theme';
import type { LayoutProps } from './layoutProps';

const Root = styled.div<{ $gap: string; $min: string }>`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, ${({ $min }) => $min}), 1fr));
  gap: ${({ $gap }) => $gap};
`;

interface GridProps extends LayoutProps {
  /** Least width of a column; as many as fit stand in a row. */
  minColumn?: string;
}

/** Children in equal columns. */
export function Grid({ gap = 'lg', minColumn = '17rem', ...rest }: GridProps) {
  return <Root $gap={theme.space[gap]} $min={minColumn} {...rest} />;
}
