import { theme } from '@pressline/shared-ui';
import { css, styled } from 'styled-components';

const { color, font, space, text } = theme;

/** Text of a mock screen: small and tabular, like the product's own. */
export const screenText = css`
  font: 400 ${text.caption} / 1.45 ${font.body};
  font-variant-numeric: tabular-nums;
`;

/** A caption over a part of a mock screen. */
export const ScreenLabel = styled.p`
  margin-bottom: ${space.xs};
  color: ${color.inkMuted};
  font: 400 ${text.caption} / 1.4 ${font.mono};
`;
