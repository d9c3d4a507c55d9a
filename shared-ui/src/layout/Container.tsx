import styled from 'styled-components';
import { theme } from '../theme/theme';

const { layout } = theme;

/** Centers its children in the page and keeps the gutter. */
export const Container = styled.div`
  width: 100%;
  max-width: calc(${layout.maxWidth} + 2 * ${layout.gutter});
  margin-inline: auto;
  padding-inline: ${layout.gutter};
`;
