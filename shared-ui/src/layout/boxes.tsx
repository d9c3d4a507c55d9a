import type { ComponentProps, ElementType } from 'react';
import styled from 'styled-components';
import { theme } from '../theme/theme';

/** What the layout primitives share: the element they render and the gap between children. */
interface LayoutProps extends ComponentProps<'div'> {
  /** `ul`, `section`, … instead of `div`. */
  as?: ElementType;
  gap?: keyof typeof theme.space;
}

/** Centers its children in the page and keeps the gutter. */
export const Container = styled.div`
  width: 100%;
  max-width: calc(${theme.layout.maxWidth} + 2 * ${theme.layout.gutter});
  margin-inline: auto;
  padding-inline: ${theme.layout.gutter};
`;

const Column = styled.div<{ $gap: string }>`
  display: flex;
  flex-direction: column;
  gap: ${({ $gap }) => $gap};
`;

/** Children one below the other. */
export function Stack({ gap = 'md', ...rest }: LayoutProps) {
  return <Column $gap={theme.space[gap]} {...rest} />;
}

const Row = styled.div<{ $gap: string }>`
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
    <Row $gap={theme.space[gap]} data-align={align === 'start' ? undefined : align} {...rest} />
  );
}

const Cells = styled.div<{ $gap: string; $min: string }>`
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
  return <Cells $gap={theme.space[gap]} $min={minColumn} {...rest} />;
}
