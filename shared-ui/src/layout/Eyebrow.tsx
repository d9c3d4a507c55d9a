import styled, { css } from 'styled-components';
import { theme } from '../theme/theme';

const { cyan, magenta, yellow } = theme.color;

/** Three overprinting ink dots, the small mark before an eyebrow; for a pseudo-element. */
const plates = css`
  content: '';
  flex: none;
  width: 1.5em;
  height: 0.75em;
  background:
    radial-gradient(circle closest-side, ${cyan} 96%, transparent) 0 0 / 0.75em 0.75em,
    radial-gradient(circle closest-side, ${magenta} 96%, transparent) 50% 0 / 0.75em 0.75em,
    radial-gradient(circle closest-side, ${yellow} 96%, transparent) 100% 0 / 0.75em 0.75em;
  background-repeat: no-repeat;
  background-blend-mode: multiply;
`;

/** The slug line above a heading. */
export const Eyebrow = styled.p`
  display: inline-flex;
  align-items: center;
  gap: 0.7em;
  color: ${theme.color.inkMuted};
  font-family: ${theme.font.mono};
  font-size: ${theme.text.caption};
  line-height: 1.4;

  &::before { ${plates} }
`;
