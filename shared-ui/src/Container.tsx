import type { ComponentProps, ElementType } from 'react';
import styled from 'styled-components';
import { theme } from './theme';

const { layout } = theme;

const Root = styled.div`
  width: 100%;
  max-width: calc(${layout.maxWidth} + 2 * ${layout.gutter});
  margin-inline: auto;
  padding-inline: ${layout.gutter};

  &[data-width='text'] { max-width: calc(46rem + 2 * ${layout.gutter}); }
`;

export interface ContainerProps extends ComponentProps<'div'> {
  as?: ElementType;
  /** `text` for running text, `page` for everything else. */
  width?: 'page' | 'text';
}

/** Centres its children in the page and keeps the gutter. */
export function Container({ width = 'page', ...rest }: ContainerProps) {
  return <Root data-width={width} {...rest} />;
}
