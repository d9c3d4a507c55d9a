import { css } from 'styled-components';
import { theme } from '../theme/theme';

const { cyan, magenta, yellow } = theme.color;

/** Three overprinting ink dots, the small mark before an eyebrow; for a pseudo-element. */
export const plates = css`
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
